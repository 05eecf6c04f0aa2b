import { Eye, ImagePlus, Save } from 'lucide-react'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { site } from '#config/site.ts'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import type { Finding } from '#core/seo/finding.ts'
import { proposeFixes, withFixes } from '#core/seo/fixes/propose-fixes.ts'
import { AdminButton } from '../admin-button.tsx'
import { AdminPage } from '../admin-page.tsx'
import { AlertBox } from '../alert-box.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { WideDialog } from '../media/wide-dialog.tsx'
import { SearchConsoleCard } from '../search-console-card.tsx'
import { SeoTools } from '../seo/seo-tools.tsx'
import { useShortcut } from '../use-shortcut.ts'
import { AuthorshipCard } from './authorship-card.tsx'
import { BasicInfoCard } from './basic-info-card.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContentCard, type TextTarget } from './content-card.tsx'
import { CoverCard } from './cover-card.tsx'
import { type EditorFields, sameFields } from './editor-fields.ts'
import { FaqCard } from './faq-card.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { findLocally, forgetLocally } from './local-copy.ts'
import { placeOfSpan } from './place-of-span.ts'
import type { WholeRevision } from './revision-answers.ts'
import { RevisionsCard } from './revisions-card.tsx'
import { explanations, type NoAnswer, type OtherVersion, type SaveAnswer } from './save-answer.ts'
import { SaveState } from './save-state.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { inputOf, seoArticle } from './seo-article.ts'
import { SeoCard } from './seo-card.tsx'
import { SourcesCard } from './sources-card.tsx'
import { TitleField } from './title-field.tsx'
import { UnsavedBanner } from './unsaved-banner.tsx'
import { useLiveCheck } from './use-live-check.ts'
import { usePostWriting } from './use-post-writing.ts'

/** Elements whose problems are outlined in the text; paragraphs would make it all amber. */
const outlined = /^(?:img|h[1-6]|a|table)$/
const FORM = 'post'

type LeftCopy = { id: string; fields: EditorFields; baseVersion: number; savedAt: string }

export type OpenedPost = {
	postId: string | null
	copyId: string
	version: number
	fields: EditorFields
	publishedAt: string | null
}

type PostEditorProps = {
	opened: OpenedPost
	/** Written and never saved, by this same person. */
	leftCopy: LeftCopy | undefined
	categories: readonly CategoryChoice[]
	siteUrl: string
	/** Of a form that was sent without JavaScript. */
	sentErrors?: Readonly<Record<string, string>> | undefined
	notice?: string | undefined
}

export function PostEditor(props: PostEditorProps) {
	const { opened, categories, siteUrl, sentErrors = {}, notice } = props
	const navigate = useNavigate()
	const form = useRef<HTMLFormElement>(null)
	const [left, setLeft] = useState(props.leftCopy)
	const [saved, setSaved] = useState({ postId: opened.postId, publishedAt: opened.publishedAt, fields: opened.fields })
	const [errors, setErrors] = useState(sentErrors)
	const [conflict, setConflict] = useState<OtherVersion>()
	const [repairing, setRepairing] = useState(false)
	const [picturing, setPicturing] = useState(false)
	const [restoring, setRestoring] = useState<WholeRevision>()
	const [target, setTarget] = useState<TextTarget>()
	const isNew = saved.postId === null

	const writing = usePostWriting(opened, {
		paused: left !== undefined,
		onFirstKept: () => rememberCopy(opened.copyId),
	})
	const { fields, change } = writing
	const part = { fields, change, errors }
	const category = categories.find(({ id }) => id === fields.categoryId)
	const categorySlug = category?.slug ?? null

	const article = useMemo(() => seoArticle(fields, categorySlug), [fields, categorySlug])
	const original = useMemo(() => seoArticle(saved.fields, categorySlug), [saved.fields, categorySlug])
	const live = useLiveCheck(article, siteUrl)
	const marks = useMemo(
		() =>
			(live?.check.findings ?? []).flatMap((finding) => {
				const place = finding.span && placeOfSpan(live!.article.content, finding.span)
				return place && outlined.test(place.tag) ? [{ place, text: finding.message }] : []
			}),
		[live],
	)

	useEffect(() => {
		const id = opened.postId ?? 'new'
		const local = findLocally(id)
		if (!local) return
		const newer = !props.leftCopy || local.savedAt > props.leftCopy.savedAt
		if (!newer || sameFields(local.fields, opened.fields)) return forgetLocally(id)
		setLeft({ id: opened.copyId, ...local })
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, on opening
	}, [])

	useEffect(() => {
		if (notice) notify.warning('Aviso', notice)
	}, [notice])

	async function save(options?: Parameters<typeof writing.save>[0]) {
		if (writing.saving) return
		settle(await writing.save(options), options?.restoredFrom)
	}

	function settle(answer: SaveAnswer | NoAnswer, restoredFrom?: number) {
		if (answer.ok) {
			const wentLive = answer.fields.status === 'published' && saved.fields.status !== 'published'
			setErrors({})
			setConflict(undefined)
			setSaved({ postId: answer.id, publishedAt: answer.publishedAt, fields: answer.fields })
			notify.success(successOf({ isNew, wentLive, restoredFrom }))
			if (isNew) void navigate(`/admin/posts/${answer.id}`, { replace: true, preventScrollReset: true })
			return
		}
		if (answer.reason === 'changed-meanwhile') return setConflict(answer.current)
		if (answer.reason === 'invalid') {
			setErrors(answer.errors)
			const [first] = Object.entries(answer.errors)
			focusField(form.current, first?.[0])
			return notify.error('Erro ao salvar post', first && `${first[1]}.`)
		}
		notify.error('Erro ao salvar post', explanations[answer.reason])
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		// Forms of dialogs are inside this one in React's eyes.
		if (event.target !== event.currentTarget) return
		event.preventDefault()
		void save()
	}

	useShortcut('s', () => void save())

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

	function openPictures() {
		if (fields.title.trim() === '') return notify.error('Post deve ter um título para gerar imagem.')
		setPicturing(true)
	}

	function restoreCopy(copy: LeftCopy) {
		setLeft(undefined)
		writing.replaceFields(copy.fields, { version: copy.baseVersion })
	}

	async function discardCopy(copy: LeftCopy) {
		await writing.discard(copy.id)
		setLeft(undefined)
	}

	function restoreRevision(revision: WholeRevision) {
		if (sameFields(fields, saved.fields)) return bringBack(revision)
		setRestoring(revision)
	}

	function bringBack({ version, fields: old }: WholeRevision) {
		void save({ fields: old, restoredFrom: version })
	}

	function takeTheirs(theirs: OtherVersion) {
		setConflict(undefined)
		writing.replaceFields(theirs.fields, { kept: true, version: theirs.version })
		setSaved({ ...saved, fields: theirs.fields })
		void writing.discard(opened.copyId)
		notify.info('Texto trocado', 'Você está com a versão que estava salva.')
	}

	const published = saved.fields.status === 'published' && !isNew
	const scheduled = !published && saved.fields.publishAt !== ''
	return (
		<AdminPage
			wide
			title={isNew ? 'Novo post' : 'Editar post'}
			parent={{ label: 'Posts do Blog', to: '/admin/posts' }}
			status={
				<>
					<Badge tone={published ? 'ok' : scheduled ? 'info' : 'warn'} dot>
						{published ? 'Publicado' : scheduled ? 'Agendado' : 'Rascunho'}
					</Badge>
					<SaveState keeping={writing.keeping} onRetry={() => void writing.keep()} />
				</>
			}
			actions={
				<>
					{!isNew && (
						<>
							<AdminButton
								tone="quiet"
								href={`/blog/${saved.fields.slug}?preview=true`}
								target="_blank"
								rel="noopener"
								icon={<Icon of={Eye} size={16} />}
								className="max-lg:w-11 max-lg:px-0"
							>
								<span className="max-lg:sr-only">Visualizar</span>
							</AdminButton>
							<AdminButton
								icon={<Icon of={ImagePlus} size={16} />}
								onClick={openPictures}
								className="max-lg:w-11 max-lg:px-0"
							>
								<span className="max-lg:sr-only">Regenerar Imagem</span>
							</AdminButton>
						</>
					)}
					<AdminButton
						tone="action"
						type="submit"
						form={FORM}
						busy={writing.saving}
						busyLabel="Salvando"
						icon={<Icon of={Save} size={16} />}
						aria-keyshortcuts="Control+S Meta+S"
					>
						Salvar
					</AdminButton>
				</>
			}
		>
			<h1 className="sr-only">{isNew ? 'Novo post' : 'Editar post'}</h1>
			{left && (
				<UnsavedBanner
					savedAt={left.savedAt}
					onRestore={() => restoreCopy(left)}
					onDiscard={() => void discardCopy(left)}
				/>
			)}
			{Object.keys(sentErrors).length > 0 && (
				<AlertBox tone="err" className="mb-5">
					Erro ao salvar post: {Object.values(sentErrors).join('; ')}.
				</AlertBox>
			)}
			<Form
				ref={form}
				id={FORM}
				method="post"
				noValidate
				onSubmit={submit}
				className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_23.25rem]"
			>
				<input type="hidden" name="copyId" value={opened.copyId} />
				<input type="hidden" name="baseVersion" value={opened.version} />
				<div className="grid min-w-0 gap-4">
					<TitleField
						{...part}
						savedSlug={isNew ? '' : saved.fields.slug}
						savedTitle={saved.fields.title}
						everPublished={saved.publishedAt !== null}
						startsHere={opened.postId === null && fields.title === ''}
					/>
					<ContentCard
						content={fields.content}
						onChange={(content) => change({ content })}
						marks={marks}
						target={target}
						error={errors['content']}
					/>
					<BasicInfoCard {...part} categories={categories} />
					<SourcesCard {...part} />
					<FaqCard {...part} />
					<AuthorshipCard {...part} />
					{saved.postId && (
						<RevisionsCard
							postId={saved.postId}
							version={writing.version()}
							current={fields}
							categories={categories}
							onRestore={restoreRevision}
						/>
					)}
				</div>
				<div className="grid min-w-0 gap-4 xl:sticky xl:top-19 xl:max-h-[calc(100dvh-5.75rem)] xl:overflow-y-auto">
					<SeoCard
						{...part}
						check={live?.check}
						categorySlug={categorySlug}
						onShow={show}
						onFix={fix}
						onFixAll={() => setRepairing(true)}
					/>
					<ScheduleCard {...part} publishedAt={published ? saved.publishedAt : null} />
					<CoverCard {...part} slug={saved.fields.slug || 'novo-artigo'} categorySlug={categorySlug} />
					<SearchConsoleCard />
				</div>
			</Form>
			<WideDialog open={repairing} onOpenChange={setRepairing} title="Painel de SEO" tall>
				<div className="min-h-0 overflow-y-auto px-4.5 py-4 drawer:px-6">
					<SeoTools
						original={original}
						article={article}
						siteUrl={siteUrl}
						postId={saved.postId ?? undefined}
						url={published ? `${siteUrl}/blog/${saved.fields.slug}` : undefined}
						initialTab="fixes"
						onRepair={change}
					/>
				</div>
			</WideDialog>
			{saved.postId && (
				<ImageDialog
					open={picturing}
					onOpenChange={setPicturing}
					about={{
						title: fields.title,
						excerpt: fields.excerpt,
						categoryName: category?.name ?? null,
						postId: saved.postId,
					}}
					onUse={({ url, alt, credit, creditUrl }) => {
						change({
							featuredImageUrl: url,
							coverAlt: alt,
							coverCredit: credit ?? '',
							coverCreditUrl: creditUrl ?? '',
						})
						notify.success('Capa trocada', 'Salve para que os leitores a vejam.')
					}}
				/>
			)}
			<ConflictDialog
				mine={fields}
				theirs={conflict}
				categories={categories}
				onKeepMine={() => {
					const baseVersion = conflict!.version
					setConflict(undefined)
					void save({ baseVersion })
				}}
				onTakeTheirs={() => takeTheirs(conflict!)}
				onCancel={() => setConflict(undefined)}
			/>
			<ConfirmDialog
				open={restoring !== undefined}
				onOpenChange={(open) => !open && setRestoring(undefined)}
				title="Trocar o texto não salvo?"
				question={`O que você escreveu desde o último salvamento dá lugar à versão ${restoring?.version ?? ''}.`}
				confirmLabel="Restaurar"
				onConfirm={() => restoring && bringBack(restoring)}
			/>
			<LeaveGuard isUnsaved={writing.isUnsaved} keep={writing.keep} />
		</AdminPage>
	)
}

/** From now on the address says which copy this is, so that a closed tab can be opened again. */
function rememberCopy(copyId: string): void {
	const url = new URL(location.href)
	if (url.searchParams.get('copia') === copyId || !url.pathname.endsWith('/new')) return
	url.searchParams.set('copia', copyId)
	history.replaceState(history.state, '', url)
}

type Success = { isNew: boolean; wentLive: boolean; restoredFrom: number | undefined }

function successOf({ isNew, wentLive, restoredFrom }: Success): string {
	if (restoredFrom !== undefined) return `Versão ${restoredFrom} restaurada`
	if (wentLive) return 'Post publicado com sucesso'
	return isNew ? 'Post criado com sucesso' : 'Post salvo com sucesso'
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
	const field = name && form?.elements.namedItem(name)
	if (!(field instanceof HTMLElement)) return
	field.focus({ preventScroll: true })
	field.scrollIntoView({ block: 'center' })
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
