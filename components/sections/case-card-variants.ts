import { cva } from "class-variance-authority";

/** Five rows of the list for cover, customer, title, figure and result: the parts of two neighbours begin at the same height. */
export const caseRows = "md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0";

/**
 * How a case's card stands: as others do, picture and text side by side (`wide`), or lower, three to a page of the carousel (`slide`).
 * There two beside each other leave the third a row of its own: it lies down.
 */
export const caseCard = cva("group/case p-2", {
  variants: {
    layout: {
      main: caseRows,
      wide: "lg:grid lg:grid-cols-[minmax(0,6.4fr)_minmax(0,5.6fr)]",
      slide: "md:max-lg:nth-3:col-span-full md:max-lg:nth-3:flex-row",
    },
  },
});

/** Concentric corners: the cover's radius is the card's minus the padding, plus the hairline. */
export const caseCover = cva("rounded-[13px]", {
  variants: {
    layout: {
      main: "aspect-[16/8.2] w-full",
      wide: "max-lg:aspect-[16/8.2] lg:min-h-[340px]",
      slide: [
        "max-md:h-36 md:aspect-video",
        "md:max-lg:group-nth-3/case:flex-[0_0_calc(50%-16px)] md:max-lg:group-nth-3/case:self-center",
      ],
    },
  },
});

export const caseText = cva("flex flex-1 flex-col items-start px-3", {
  variants: {
    layout: {
      main: "pt-5 pb-4 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 md:px-5 md:pt-5.5 md:pb-5",
      wide: "pt-5 pb-4 md:px-5 md:pt-5.5 md:pb-5 lg:pt-8 lg:pr-8 lg:pb-[30px] lg:pl-10",
      slide: "pt-4 pb-3 md:px-4 md:pt-5.5 md:pb-4.5",
    },
  },
});

export const caseTitle = cva("w-full leading-tight font-semibold tracking-[-0.022em] md:text-[1.3125rem]", {
  variants: {
    layout: {
      main: "mt-3 mb-5.5 text-[1.25rem]",
      wide: "mt-3 mb-5.5 text-[1.25rem] lg:mt-4 lg:mb-6 lg:text-[1.75rem] lg:leading-[1.17] lg:tracking-[-0.03em]",
      slide: "mt-1.5 mb-4 text-[min(1.1875rem,6.6vw)] md:mt-3 md:mb-5.5 md:min-h-[2.5em] md:text-[1.1875rem]",
    },
  },
});

/** The number that stands for the project, above what it counts; beside it where the line has room. */
export const caseCardFigure = cva("grid w-full items-baseline gap-x-4 gap-y-1.5", {
  variants: {
    layout: {
      main: "pb-5 md:row-start-3 md:grid-cols-[auto_minmax(0,1fr)]",
      wide: "pb-5 md:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-6 lg:pb-6 lg:[&>strong]:text-[clamp(2.5rem,3.6vw,3.25rem)]",
      slide: "mt-auto border-t border-line pt-4 md:mt-0",
    },
  },
});
