"use client";

import { ErrorPage } from "@/components/layout/error-page";

export default ErrorPage;
