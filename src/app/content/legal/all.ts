import type { LegalPage } from './legal-page.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { transparency } from './transparency.ts'

export const legalPages: LegalPage[] = [privacy, terms, transparency]
