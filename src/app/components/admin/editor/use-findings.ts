import { type RefObject, useMemo, useState } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import { site } from '#config/site.ts'
import type { Article, Finding } from '#core/seo/finding.ts'
import { proposeFixes, withFixes } from '#core/seo/fixes/propose-fixes.ts'
import type { TextTarget } from './content-card.tsx'
import type { EditorPart } from './editor-part.ts'
import { focusField } from './focus-field.ts'
import { placeOfSpan } from './place-of-span.ts'
import { inputOf } from './seo-article.ts'
import { useLiveCheck } from './use-live-check.ts'

/** Elements whose problems are outlined in the text; paragraphs would make it all amber. */
const outlined = /^(?:img|h[1-6]|a|table)$/

type Checked = Pick<EditorPart, 'fields' | 'change'> & {
	article: Article
	siteUrl: string
	form: RefObject<HTMLFormElement | null>
}

/** What the rules find in the article as it is written: where it is, the way there, and how some of it is mended. */
export function useFindings({ fields, change, article, siteUrl, form }: Checked) {
	const [target, setTarget] = useState<TextTarget>()
	const live = useLiveCheck(article, siteUrl)
	const marks = useMemo(
		() =>
			(live?.check.findings ?? []).flatMap((finding) => {
				const place = finding.span && placeOfSpan(live!.article.content, finding.span)
				return place && outlined.test(place.tag) ? [{ place, text: finding.message }] : []
			}),
		[live],
	)

	function show(finding: Finding) {
		if (finding.field !== 'content') return focusField(form.current, inputOf[finding.field])
		const span = finding.span && live && followed(finding.span, live.article.content, fields.content)
		if (!span) return
		const place = placeOfSpan(fields.content, span)
		setTarget({ span: { ...span }, mark: place && { place, text: finding.message } })
	}

	function fix(finding: Finding) {
		const found = proposeFixes(article, { siteName: site.name }).filter(({ id }) => id === finding.id)
		const here = found.find((one) => one.field !== 'content' || one.edits.some(({ start }) => isInside(start, finding)))
		const chosen = here ?? found[0]
		if (!chosen) return show(finding)
		const { content, metaTitle, metaDescription } = withFixes(article, [chosen])
		change({ content, metaTitle: metaTitle ?? '', metaDescription: metaDescription ?? '' })
		notify.success('Correção aplicada', chosen.label)
	}

	return { check: live?.check, marks, target, show, fix }
}

/** Where a stretch of the checked text is in the text of now. */
function followed(span: { start: number; end: number }, before: string, now: string) {
	if (before === now) return span
	const words = before.slice(span.start, span.end)
	const start = now.indexOf(words)
	return words === '' || start === -1 ? undefined : { start, end: start + words.length }
}

function isInside(offset: number, { span }: Finding): boolean {
	return span !== undefined && offset >= span.start && offset <= span.end
}
