import demo from './demo.content.server.ts'
import type { DemoCategory } from './types.ts'

export const demoCategories: DemoCategory[] = demo.categories
