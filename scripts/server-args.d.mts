export const serverArgs: string[]
export const serverEnvironment: { NODE_ENV: string; MALLOC_ARENA_MAX: string }
