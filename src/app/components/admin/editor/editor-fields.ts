import { brasiliaClock } from '#core/posts/brasilia-moment.ts'
import type { PostFields } from '#core/posts/post-fields.ts'
import { mergeTags, splitTags } from './split-tags.ts'

/** An article as the form holds it: texts and lists alone, so that it can be kept and sent as it stands. */
export type EditorFields = {
	title: string
	slug: string
	excerpt: string
	content: string
	tags: string[]
	/** Typed into the field for tags and not yet made one of them. */
	tagText: string
	status: 'draft' | 'published'
	/** 'none' or an id. */
	categoryId: string
	metaTitle: string
	metaDescription: string
	sourceUrls: string[]
	/** A day, or the moment as it was stored. */
	factCheckedAt: string
	authorName: string
	reviewerName: string
	focusPhrase: string
	faqs: { question: string; answer: string }[]
	featuredImageUrl: string
	coverAlt: string
	coverCredit: string
	coverCreditUrl: string
	/** By Brasília's clock, as a field for date and time has it. */
	publishAt: string
	unpublishAt: string
}

export const emptyEditorFields: EditorFields = {
	title: '',
	slug: '',
	excerpt: '',
	content: '',
	tags: [],
	tagText: '',
	status: 'draft',
	categoryId: 'none',
	metaTitle: '',
	metaDescription: '',
	sourceUrls: [],
	factCheckedAt: '',
	authorName: '',
	reviewerName: '',
	focusPhrase: '',
	faqs: [],
	featuredImageUrl: '',
	coverAlt: '',
	coverCredit: '',
	coverCreditUrl: '',
	publishAt: '',
	unpublishAt: '',
}

export function toEditorFields(fields: PostFields): EditorFields {
	return {
		...emptyEditorFields,
		title: fields.title,
		slug: fields.slug,
		excerpt: fields.excerpt,
		content: fields.content,
		tags: fields.tags,
		status: fields.status,
		categoryId: fields.categoryId ?? 'none',
		metaTitle: fields.metaTitle ?? '',
		metaDescription: fields.metaDescription ?? '',
		sourceUrls: fields.sourceUrls,
		factCheckedAt: fields.factCheckedAt?.toISOString() ?? '',
		authorName: fields.authorName ?? '',
		reviewerName: fields.reviewerName ?? '',
		focusPhrase: fields.focusPhrase ?? '',
		faqs: fields.faqs,
		featuredImageUrl: fields.featuredImageUrl ?? '',
		coverAlt: fields.coverAlt ?? '',
		coverCredit: fields.coverCredit ?? '',
		coverCreditUrl: fields.coverCreditUrl ?? '',
		publishAt: fields.publishAt ? brasiliaClock(fields.publishAt) : '',
		unpublishAt: fields.unpublishAt ? brasiliaClock(fields.unpublishAt) : '',
	}
}

/** What a working copy or a form holds, as far as it is what the form can show. */
export function readEditorFields(kept: Readonly<Record<string, unknown>>): EditorFields {
	const fields: Record<string, unknown> = { ...emptyEditorFields }
	for (const [name, empty] of Object.entries(emptyEditorFields)) {
		const value = kept[name]
		if (name === 'tags') fields[name] = typeof value === 'string' ? splitTags(value) : textsOf(value)
		else if (name === 'sourceUrls') fields[name] = typeof value === 'string' ? value.split(/\s+/) : textsOf(value)
		else if (name === 'faqs') fields[name] = faqsOf(value)
		else if (typeof value === typeof empty) fields[name] = value
	}
	if (fields['status'] !== 'published') fields['status'] = 'draft'
	if (fields['categoryId'] === '') fields['categoryId'] = 'none'
	return fields as EditorFields
}

function textsOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

function faqsOf(value: unknown): EditorFields['faqs'] {
	const list: unknown = typeof value === 'string' ? parsed(value) : value
	if (!Array.isArray(list)) return []
	return list.flatMap((faq: unknown) => {
		const { question, answer } = (faq ?? {}) as Record<string, unknown>
		return typeof question === 'string' && typeof answer === 'string' ? [{ question, answer }] : []
	})
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return undefined
	}
}

/** What is sent: the text left in the field for tags counts as tags. */
export function settled({ tagText, ...fields }: EditorFields): EditorFields {
	return { ...fields, tags: mergeTags(fields.tags, splitTags(tagText)), tagText: '' }
}

export function sameFields(one: EditorFields, other: EditorFields): boolean {
	const a = settled(one)
	const b = settled(other)
	return (Object.keys(emptyEditorFields) as (keyof EditorFields)[]).every(
		(name) => a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]),
	)
}

/** The day of a fact check, as its field shows it. */
export function dayOf(factCheckedAt: string): string {
	if (!factCheckedAt.includes('T')) return factCheckedAt
	const moment = new Date(factCheckedAt)
	return Number.isNaN(moment.getTime()) ? '' : brasiliaClock(moment).slice(0, 10)
}
