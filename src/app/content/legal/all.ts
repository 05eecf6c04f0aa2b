import texts from './legal.content.ts'
import type { LegalText } from './legal-page.ts'

export const legalTexts: readonly LegalText[] = texts
