/**
 * How the built server is run. A server that answers for months should hold little memory: young objects get 4 MB
 * instead of 16, and the heap is swept before it has grown by a third rather than by its own size.
 */
export const serverArgs = ['--max-semi-space-size=4', '--heap-growing-percent=30', 'build/server/index.js']

/** glibc keeps freed memory in an arena per thread, which is most of what a rested server would hold. */
export const serverEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' }
