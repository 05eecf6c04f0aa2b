import type { Claim } from '#core/claims/claim.ts'

/** Shows a claim in the list, out of its fold if need be. */
export function focusClaim(form: HTMLFormElement | null, { span }: Claim): void {
	const row = form?.querySelector<HTMLElement>(`[data-claim-row="${span.start}"]`)
	const fold = row?.closest('details')
	if (fold) fold.open = true
	row?.focus({ preventScroll: true })
	row?.scrollIntoView({ block: 'center' })
}
