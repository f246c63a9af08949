# Hajde as an image, for amd64 and arm64: docker build -t hajde .
# Both bases can be others: any Debian (or glibc of its age), the first with Node 20 or newer and npm.
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_BASE} AS build
# A mirror of npm's registry, for who cannot reach that one.
ARG NPM_CONFIG_REGISTRY
WORKDIR /hajde
COPY . .
RUN node scripts/build.mjs
# What the server and its commands run on, and nothing that only builds or tests need; the links between
# PostgreSQL's libraries are made here, since files that cannot be changed get none later.
RUN npm ci --omit=dev --include=optional --workspace=@hajde/server --include-workspace-root \
 && install -D node_modules/node-linux-*/bin/node /image/usr/local/bin/node \
 && install -m 755 deploy/hajde.sh /image/usr/local/bin/hajde \
 && rm -r node_modules/node-linux-* \
 && /image/usr/local/bin/node --input-type=module --eval \
      "import { findBinaries } from './apps/server/src/db/engine/binaries.ts'; await findBinaries();" \
 && mkdir -p /image/hajde/deploy /image/hajde/apps/web /image/hajde/packages/course \
 && cp -a package.json node_modules /image/hajde/ \
 && cp -a deploy/healthy.mjs /image/hajde/deploy/ \
 && cp -a apps/server /image/hajde/apps/ \
 && cp -a apps/web/dist apps/web/dist-server /image/hajde/apps/web/ \
 && cp -a packages/albanian packages/contract packages/rules /image/hajde/packages/ \
 && cp -a packages/course/dist /image/hajde/packages/course/

FROM ${BASE}
# Node's own needs, and a user with a name, without which initdb does not run.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libatomic1 libstdc++6 \
 && rm -rf /var/lib/apt/lists/* \
 && groupadd --gid 10001 hajde \
 && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin hajde \
 && install -d -o hajde -g hajde -m 700 /data
COPY --from=build /image /
WORKDIR /hajde
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthy.mjs"]
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "--max-old-space-size=512", "apps/server/dist/main.js"]
