// The service worker: keeps the files that this browser has used, so that the next visit needs only the page itself.
// Pages come from the network, and from what is kept only where there is none. What the server says of tables and
// people is never kept: nothing under /api passes through here.

const BUILD = "development"; // set by the build
const PREFIX = "ecumene-";
const CACHE = PREFIX + BUILD;
const PAGE = "/"; // the same document for every address of a page
const FILES = /^\/assets\/[\w.-]+$/; // never change: their names contain hashes
const NOT_OURS = /^\/(api|docs|healthz)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(PAGE, { cache: "no-cache", credentials: "omit" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ build: BUILD });
}

// A page says which files it had loaded before this worker came; the browser still has them, so nothing is sent again.
self.addEventListener("message", (event) => {
  const files = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(Promise.all(files.filter(isFile).map((url) => fromCache(new Request(url)).catch(() => {}))));
});

function isFile(url) {
  const { origin, pathname, search } = new URL(url, self.location.origin);
  return origin === self.location.origin && FILES.test(pathname) && !search;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (isFile(request.url)) event.respondWith(fromCache(request));
  else if (request.mode === "navigate" && !NOT_OURS.test(pathname)) event.respondWith(pageOf(request));
});

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await cache.put(request, answer.clone());
  return answer;
}

async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.open(CACHE).then((cache) => cache.match(PAGE));
    if (kept) return kept;
    throw error;
  }
}
