import demo from './demo.content.server.ts'
import type { DemoPost } from './types.ts'

/** Newest first. The first five are the ones in the design, in its order. */
export const demoPosts: DemoPost[] = demo.posts
