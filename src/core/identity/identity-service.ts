import type { ChangeIdentityResult, IdentityChanger } from './change-identity.ts'
import type { PictureNames } from './identity-pictures.ts'
import type { Identity, IdentityField } from './identity-schema.ts'
import type { CurrentIdentity } from './read-identity.ts'

type Who = { by: IdentityChanger; address?: string | undefined }

/** Who the brokerage is, at hand for every request. Built at boot. */
export type IdentityService = {
	/** What readers see now, with the version that a form has to hand back. */
	current: () => CurrentIdentity & { pictures: PictureNames }
	/** As the program came: what is still fictional is told by comparing with it. */
	fresh: Identity
	/** As changeIdentity; what came of it is on this instance's pages when it answers, and on the others' within seconds. */
	change: (change: Who & { values: Partial<Identity>; seen: number }) => Promise<ChangeIdentityResult>
	/** As revertIdentity. */
	revert: (
		revert: Who & { to: number; seen: number; fields?: readonly IdentityField[] | undefined },
	) => Promise<ChangeIdentityResult>
}
