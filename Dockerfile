# The site as one image: `docker build --build-arg SITE_URL=https://example.ru -t company-site .`
# Without a container engine the same commands run in a plain directory; README.md, "Deploy it".

FROM node:24.21-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Build inputs: they are part of the prerendered pages.
ARG SITE_URL=
ARG NEXT_PUBLIC_GA_MEASUREMENT_ID=
ARG NEXT_PUBLIC_YANDEX_METRIKA_ID=
ARG YANDEX_VERIFICATION=
ARG GOOGLE_VERIFICATION=
# With both the site has a browser editor at /admin.
ARG CMS_BACKEND=
ARG CMS_REPOSITORY=
# The privacy policy names those that are set. Give any value of the right form: the image keeps none, and a secret must not be one.
ARG BITRIX24_WEBHOOK_URL=
ARG SMTP_URL=
ARG INQUIRY_EMAIL_TO=
ARG OPENAI_MODEL=
RUN npm run build:standalone

FROM node:24.21-bookworm-slim
WORKDIR /app
# A container's own HOSTNAME is its id; the site would listen on that name alone.
# MALLOC_ARENA_MAX: each thread that compresses would keep memory of its own, and the process would grow by a fifth.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 INQUIRIES_COMMAND="node scripts/operator/inquiries.ts"
# Owned by root: the site cannot change itself.
COPY --from=build /app/.next/standalone ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.ts"]
