# The portal, built and served. What it is built for is given as build arguments; see docs/operations.md.
FROM node:20-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG PORTAL_COMMIT
ARG VITE_PORTAL_API_URL
ARG VITE_OUTSOURCING_API_URL
ARG VITE_MY_COMMUNITIES_API_URL
ARG VITE_LOCATIONS_URL
ARG VITE_CONTACT_EMAIL
ARG VITE_CONTACT_PHONE
ARG VITE_OWNER_NAME
ARG VITE_OWNER_ADDRESS
ARG VITE_SITE_URL
ARG VITE_REPORT_URL
# Arguments are in the environment of this command alone, and in what it builds.
RUN npm run release -- --no-checks

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /portal/dist/nginx.container.conf /etc/nginx/nginx.conf
COPY --from=build /portal/dist /srv/kingdom-builders
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/version.json
