import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { fillPage } from '#app/content/legal/fill-page.ts'
import type { LegalPage, LegalText } from '#app/content/legal/legal-page.ts'
import { type LegalTold, legalTold, legalValues } from '#app/content/legal/legal-values.ts'
import { elsewhere, oldestBackup, spanInPortuguese } from '#core/personal-data/periods.ts'

const now = new Date('2026-11-16T12:00:00Z')

/** A legal page of the brokerage of a fresh start. */
export function demoLegalPage(text: LegalText, changes: Partial<LegalTold> = {}): LegalPage {
	const told = legalTold(text, {
		identity: freshIdentity,
		fresh: freshIdentity,
		now,
		backupsKept: spanInPortuguese(oldestBackup(elsewhere.backups)),
	})
	return fillPage(text, legalValues({ ...told, ...changes }))
}
