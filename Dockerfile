# Builds with everything, runs with what is needed, as nobody in particular, on a root that cannot be written. The base
# image and every program among the dependencies are there for amd64 and arm64 (docker buildx build --platform …).
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/embedded/package.json packages/embedded/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  # The image brings Node itself.
  && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/.bin/node

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
# A new volume is for whichever `user:` there is. PostgreSQL asks for the name of who runs it: those that households'
# machines use get one (Unraid 99, TrueNAS 568, a machine's second user and on).
RUN install -d -m 1777 -o node -g node /data /backups \
  && for id in 99 568 $(seq 1001 1100); do \
    echo "user$id:x:$id:$id::/nonexistent:/usr/sbin/nologin" >> /etc/passwd; \
  done
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/supabase ./supabase
COPY --from=build /app/src ./src
COPY --from=build /app/packages ./packages
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "dist/host/healthy.js"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=256", "dist/host/main.js"]
