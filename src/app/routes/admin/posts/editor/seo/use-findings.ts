import { useMemo, useState } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import { useSite } from '#app/site.ts'
import type { Claim } from '#core/claims/claim.ts'
import type { NoteAnchor } from '#core/reviews/note-anchor.ts'
import type { Review } from '#core/reviews/review.ts'
import type { Span } from '#core/seo/article-text.ts'
import type { Check } from '#core/seo/check-article.ts'
import type { Article, Finding } from '#core/seo/finding.ts'
import { type PlacedWords, placeClaims } from '../claims/place-of-claim.ts'
import type { LoadedBasis } from '../claims/use-claim-basis.ts'
import { marksOf, type TextTarget, targetOf } from '../content/text-target.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { inputOf } from './seo-article.ts'
import { useLiveCheck } from './use-live-check.ts'

type Checked = Pick<EditorPart, 'fields' | 'change'> & {
	article: Article
	/** A person's word for the text as it stands. */
	review: Review | undefined
	closest: Check['closest']
	siteUrl: string
	onShowField: (name: string | undefined) => void
	basis: LoadedBasis
}

/** What the rules find in the article as it is written: where it is, the way there, and how some of it is mended. */
export function useFindings({ fields, change, article, review, closest, siteUrl, onShowField, basis }: Checked) {
	const { name: siteName } = useSite()
	const [target, setTarget] = useState<TextTarget>()
	const against = basis.state === 'ready' ? basis.basis : undefined
	const live = useLiveCheck(article, { siteUrl, review, closest, basis: against })
	const marks = useMemo(() => (live ? marksOf(live.check.findings, live.article.content) : []), [live])

	function show(finding: Finding) {
		if (finding.field !== 'content') return onShowField(inputOf(finding.field))
		setTarget(targetOf(finding, { checked: live?.article.content ?? '', now: fields.content }))
	}

	function showClaim(claim: Claim) {
		if (claim.field) return onShowField(inputOf(claim.field))
		const checked = live?.article.content ?? ''
		const place = targetOf({ span: claim.span, message: claim.text }, { checked, now: fields.content })
		setTarget({ ...place, words: placeClaims([claim], checked)[0] })
	}

	/** A place in the text as it stands, or the text as a whole. */
	function showPlace({
		span,
		message,
		words,
	}: Pick<Finding, 'message'> & { span: Span | undefined; words?: PlacedWords | undefined }) {
		const content = { checked: fields.content, now: fields.content }
		setTarget({ ...targetOf({ span, message }, content), words })
	}

	/** The passage that a note is about. */
	function showPassage(passage: NoteAnchor) {
		setTarget({ span: undefined, mark: undefined, passage })
	}

	function fix(finding: Finding) {
		if (!live) return
		const { proposeFixes, withFixes } = live.tools
		const found = proposeFixes(article, { siteName }).filter(({ id }) => id === finding.id)
		const here = found.find((one) => one.field !== 'content' || one.edits.some(({ start }) => isInside(start, finding)))
		const chosen = here ?? found[0]
		if (!chosen) return show(finding)
		const { content, metaTitle, metaDescription } = withFixes(article, [chosen])
		change({ content, metaTitle: metaTitle ?? '', metaDescription: metaDescription ?? '' })
		notify.success('Correção aplicada', chosen.label)
	}

	return {
		check: live?.check,
		claims: live?.claims,
		/** Nothing until the text was read once. */
		tools: live?.tools,
		/** The text that was read, of which the claims' places are offsets. */
		checked: live?.article.content ?? '',
		marks,
		target,
		show,
		showClaim,
		showPlace,
		showPassage,
		fix,
	}
}

function isInside(offset: number, { span }: Finding): boolean {
	return span !== undefined && offset >= span.start && offset <= span.end
}
