import { claimNames } from '#core/identity/claims.ts'
import { openingText } from '#core/identity/opening-hours.ts'
import type { Draft } from '../draft.ts'

/** What the site would say that it does not say yet, as whole texts of the page. */
export function changedTexts(base: Draft, draft: Draft): string[] {
	const known = new Set(textsOf(base))
	return textsOf(draft).filter((text) => text !== '' && !known.has(text))
}

function textsOf(draft: Draft): string[] {
	return [
		draft.name,
		draft.shortName,
		draft.sector,
		draft.description,
		draft.blurb,
		draft.about,
		draft.email,
		draft.cnpj,
		draft.susep,
		...draft.phones.flatMap(({ purpose, number }) => [purpose, number]),
		...draft.addresses.map(({ locality }) => locality),
		openingText(draft.openingHours),
		...openingText(draft.openingHours).split(/; |(?<=:) /),
		...claimNames.map((name) => {
			const claim = draft.claims[name]
			return 'figure' in claim ? String(claim.figure) : ''
		}),
		draft.claims.avaliacoes.rating,
		...draft.testimonials.flatMap(({ name, text }) => [name, text]),
	].map((text) => text.trim())
}

const MARK = 'data-mudou'

/** Outlines each element that says one of the texts. Short ones only where they stand alone: '14' is part of many numbers. */
export function markTexts(root: Element, texts: readonly string[]): void {
	for (const marked of root.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
	if (texts.length === 0) return
	const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
	while (walker.nextNode()) {
		const said = walker.currentNode.textContent?.trim() ?? ''
		const says = texts.some((text) => said === text || (text.length > 5 && said.includes(text)))
		if (says) walker.currentNode.parentElement?.setAttribute(MARK, '')
	}
}

/** For the page in the frame, which is drawn at half its size. */
export const markStyle = `[${MARK}]{outline:3px solid #12817a;outline-offset:4px;border-radius:2px;position:relative}
[${MARK}]::after{content:'mudou';position:absolute;right:-7px;bottom:calc(100% + 4px);padding:0 8px;border-radius:4px 4px 0 0;background:#93d1c8;color:#061523;font:600 20px/28px Figtree,sans-serif;letter-spacing:0;white-space:nowrap}
html{scroll-behavior:auto}`
