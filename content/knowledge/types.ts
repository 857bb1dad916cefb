import type { ArchitectureDetail, ArchitectureTexts } from "./architecture-texts";
import type { BusinessTexts } from "./business-texts";
import type { DesignTexts } from "./design-texts";
import type { IdeaTexts } from "./idea-texts";
import type { CapabilityId, ConstraintId, IndustryId, PainId, ServiceId, SystemKind } from "./ids";
import type { InterfaceDetail, InterfaceTexts } from "./interface-texts";
import type { RefinementTexts } from "./refinement-texts";
import type { UnitId } from "./units";
import type { RequirementDetail, RequirementTexts } from "./requirement-texts";

/**
 * Texts of the knowledge base. `{name}` in a text is a slot: the words of the recognised industry (`forms`) and, where a comment
 * says so, figures. Texts are whole sentences unless a comment says otherwise, so nothing has to be declined by code.
 */

export type Risk = { risk: string; measure: string };

export type Role = {
  name: string;
  /** What this person gets, a sentence. */
  need: string;
  /** Units (see units.ts) whose count in the description is the head count of this role. */
  units?: readonly string[];
};

export type Industry = {
  /** For whom, to follow a title: «для медицинской организации», "for a healthcare provider". */
  forWhom: string;
  /** Words that fill the slots of all other texts. */
  forms: Readonly<Record<string, string>>;
  /** What usually goes wrong in this trade, for an expert reader. */
  processes: readonly [string, string, string];
  roles: readonly [Role, Role, Role];
  risks: readonly [Risk, Risk];
  /** How success is measured: name of the measure and the way to take it. */
  metrics: readonly [string, string, string];
  questions: readonly [string, string, string];
  /** Law or standard that shapes the design. */
  rule: string;
};

export type Capability = {
  /** A heading: «Онлайн-запись». */
  title: string;
  /** The core idea: two or three sentences. */
  idea: string;
  modules: readonly [Module, Module, Module];
  /** What a wish of this kind turns into, without a full stop. */
  brief: string;
  /** What the first release contains and what waits, without a full stop. */
  first: string;
  later: string;
  /** How the pilot runs when it is no matter of places; without it the pilot is a few places of the customer's. */
  pilot?: string;
  risk: Risk;
  questions: readonly [string, string, string];
  /** Why the linked service is relevant, after a colon, without a full stop. */
  service: string;
  /** Where the time goes that this capability saves, after «на», "on". */
  saving: string;
};

export type Module = { name: string; text: string };

export type Constraint = {
  /** What the constraint changes in the design. */
  effect: string;
  risk: Risk;
  question: string;
};

/** A capability in the words of one trade; slots as in the general texts. */
export type Trades = Readonly<
  Partial<
    Record<
      IndustryId,
      Readonly<
        Partial<
          Record<
            CapabilityId,
            {
              capability: Capability;
              architecture: ArchitectureDetail;
              interface: InterfaceDetail;
              requirements: RequirementDetail;
            }
          >
        >
      >
    >
  >
>;

/** A trade of another sort, which the things and people that a description counts give away. */
export type Variants = Readonly<
  Partial<
    Record<
      IndustryId,
      {
        units: readonly UnitId[];
        industry: Industry;
        /** Who of its staff sits and who is on their feet. */ atWork: { desk: string; field: string };
      }
    >
  >
>;

export type Knowledge = {
  industries: Readonly<Record<IndustryId | "general", Industry>>;
  capabilities: Readonly<Record<CapabilityId, Capability>>;
  trades: Trades;
  variants: Variants;
  /** Word forms when no industry is recognised. */
  wording: Readonly<Record<CapabilityId, Readonly<Record<string, string>>>>;
  /** What a complaint in the description usually means. */
  pains: Readonly<Record<PainId, string>>;
  constraints: Readonly<Record<ConstraintId, Constraint>>;
  /** How to exchange data with a system of this kind; slot: name. */
  systems: Readonly<Record<SystemKind, string>>;
  /** The same for a system that is being left. */
  leaving: string;
  services: Readonly<Record<ServiceId, string>>;
  idea: IdeaTexts;
  architecture: ArchitectureTexts;
  business: BusinessTexts;
  requirements: RequirementTexts;
  interfaces: InterfaceTexts;
  refinements: RefinementTexts;
  design: DesignTexts;
};
