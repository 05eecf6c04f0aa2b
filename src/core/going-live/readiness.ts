import type { IdentityField } from '#core/identity/identity-schema.ts'
import type { IntegrationState } from '#core/integrations/states.ts'
import type { BackupProof } from '#db/schema/backups.ts'
import type { Signed } from './milestones.ts'

/** A backup that was restored by itself, and what came back. */
export type Tried = { madeAt: Date; proven: boolean; proof: BackupProof | null }

/** What stands between a fresh start and readers, each by what is known of it. */
export type Readiness = {
	address: { done: boolean; url: string }
	fictional: { done: boolean; fields: IdentityField[] }
	/** Administrators by name: with a second factor, and without. */
	secondFactor: { done: boolean; having: string[]; lacking: string[] }
	/** Tried: the last backup that was restored to look at it. Nightly: whether there will be one of tonight. */
	backup: { done: boolean; nightly: boolean; tried: Tried | undefined; signed: Signed | undefined }
	mail: { done: boolean; configured: boolean; lastSent: Date | undefined; failing: IntegrationState['failing'] }
	legal: { done: boolean; signed: Signed | undefined }
	searchConsole: { done: boolean; configured: boolean; sentAt: Date | undefined }
}
export type ReadyStep = keyof Readiness
export const readySteps = [
	'address',
	'fictional',
	'secondFactor',
	'backup',
	'mail',
	'legal',
	'searchConsole',
] as const satisfies ReadyStep[]
