import { defineRoute } from "@/lib/http/define-route";
import { HttpError } from "@/lib/http/errors";

const { GET: answer } = defineRoute({
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  handler: () => Promise.reject(new HttpError("not_found")),
});

/** Below `/api` nothing is a page, what is not there included: its policy lets no page be shown. */
const nothing = (request: Request) => answer(request, { params: Promise.resolve({}) });

export {
  nothing as DELETE,
  nothing as GET,
  nothing as HEAD,
  nothing as PATCH,
  nothing as POST,
  nothing as PUT,
};
