import { type FormEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { MissingPoints } from '#app/components/admin/publish-reasons.tsx'
import { SeoTools } from '#app/components/admin/seo/seo-tools.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import { type Claim, criticalStates, supportedStates } from '#core/claims/claim.ts'
import type { PicturePrices } from '#core/generation/costs/picture-prices.ts'
import { postState } from '#core/posts/post-state.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import { classNames } from '#lib/class-names.ts'
import { type AsidePanel, type AsideTab, AsideTabs, TabCount } from './aside/aside-tabs.tsx'
import { EditorAside, standsBeside } from './aside/editor-aside.tsx'
import { History } from './aside/history.tsx'
import { ClaimsPanel } from './claims/claims-panel.tsx'
import { focusClaim } from './claims/focus-claim.ts'
import { placeClaims } from './claims/place-of-claim.ts'
import { useClaimBasis } from './claims/use-claim-basis.ts'
import { useClaims } from './claims/use-claims.ts'
import { ContentCard } from './content/content-card.tsx'
import { countText } from './content/count-text.ts'
import { focusText } from './content/focus-text.ts'
import { ConflictDialog } from './dialogs/conflict-dialog.tsx'
import { HeldNotice } from './dialogs/held-notice.tsx'
import { ImageDialog } from './dialogs/image-dialog.tsx'
import { PICTURE_NOTICE } from './dialogs/use-image-generation.ts'
import { EditorActions, EditorStatus } from './editor-head.tsx'
import { BasicInfoCard } from './fields/basic-info-card.tsx'
import { coverFields } from './fields/cover-fields.ts'
import { FaqCard } from './fields/faq-card.tsx'
import { fieldOf, focusField } from './fields/focus-field.ts'
import { shownSlug } from './fields/shown-slug.ts'
import { SourcesCard } from './fields/sources-card.tsx'
import { TitleField } from './fields/title-field.tsx'
import { PublicationCard } from './publication/publication-card.tsx'
import { AskFirst } from './publish/ask-first.tsx'
import { PublishButton } from './publish/publish-button.tsx'
import { PublishSheet } from './publish/publish-sheet.tsx'
import { usePublishSheet } from './publish/use-publish-sheet.ts'
import { WaitingLine } from './publish/waiting-line.tsx'
import { ReviewCard } from './review/review-card.tsx'
import type { ReviewState } from './review/review-state.ts'
import { useReview } from './review/use-review.ts'
import { seoArticle } from './seo/seo-article.ts'
import { LEAST_WORDS, SeoPanel } from './seo/seo-panel.tsx'
import { useClosestPost } from './seo/use-closest-post.ts'
import { useFindings } from './seo/use-findings.ts'
import { LeaveGuard } from './writing/leave-guard.tsx'
import type { LeftCopy } from './writing/left-copy.ts'
import { UnsavedBanner } from './writing/unsaved-banner.tsx'
import { useConnectionNotice } from './writing/use-connection-notice.ts'
import { useLeaveNotice } from './writing/use-leave-notice.ts'
import { useLeftCopies } from './writing/use-left-copies.ts'
import { usePostSaving } from './writing/use-post-saving.ts'
import { usePostWriter } from './writing/use-post-writer.ts'
import type { OpenedPost } from './writing/writer-state.ts'

const FORM = 'post'

type PostEditorProps = {
	opened: OpenedPost
	/** Written and never saved, by this same person. */
	leftCopies: readonly LeftCopy[]
	reviewed: ReviewState
	categories: readonly CategoryChoice[]
	siteUrl: string
	prices: PicturePrices
	/** Of a form that was sent without JavaScript. */
	sentErrors?: Readonly<Record<string, string>> | undefined
	/** What spoke against publishing it, and whether a motive was sent with it. */
	sentHeld?: { reasons: readonly PublishReason[]; motiveGiven: boolean } | undefined
	/** Of a draft: what stands between the saved version and its readers. */
	missing?: readonly PublishReason[] | undefined
	notice?: string | undefined
}

export function PostEditor(props: PostEditorProps) {
	const { opened, leftCopies, reviewed, categories, siteUrl, prices, sentErrors = {}, sentHeld } = props
	const { missing = [], notice } = props
	const form = useRef<HTMLFormElement>(null)
	const left = useLeftCopies(opened, leftCopies)
	const [repairing, setRepairing] = useState(false)
	const [picturing, setPicturing] = useState(false)
	const [tab, setTab] = useState<AsideTab>('seo')
	const [panelOpen, setPanelOpen] = useState(false)
	const [wide, setWide] = useState(false)

	const { writer, state } = usePostWriter(opened)
	const { fields, saved, keeping, saving } = state
	const { change } = writer
	const isNew = saved.postId === null
	const { errors, save, publish, conflict, restore, replacement } = usePostSaving(writer, {
		onShowField: showField,
		onHeld: () => sheet.show(),
		sentErrors,
	})
	const part = { fields, change, errors }
	const address = {
		slug: isNew ? '' : saved.fields.slug,
		title: saved.fields.title,
		everPublished: saved.publishedAt !== null,
		autoGenerated: opened.autoGenerated,
	}
	const coverSlug = saved.fields.slug || 'novo-artigo'
	const category = categories.find(({ id }) => id === fields.categoryId)
	const categorySlug = category?.slug ?? null

	const article = useMemo(() => seoArticle(fields, categorySlug), [fields, categorySlug])
	const original = useMemo(() => seoArticle(saved.fields, categorySlug), [saved.fields, categorySlug])
	const review = useReview({ opened: reviewed, openedFields: opened.fields, fields, saved, version: state.version })
	const closest = useClosestPost(article, saved.postId)
	const basis = useClaimBasis(saved.postId)
	const findings = useFindings({
		fields,
		change,
		article,
		review: review.current,
		closest,
		siteUrl,
		onShowField: showField,
		basis: basis.loaded,
	})
	const claims = useClaims({
		postId: saved.postId,
		basis,
		claims: findings.claims,
		article,
		onContent: (content) => change({ content }),
		onShow: findings.showClaim,
	})
	const sheet = usePublishSheet({
		writer,
		state,
		id: saved.postId ?? opened.copyId,
		article,
		basis: basis.loaded.state === 'ready' ? basis.loaded.basis : undefined,
		send: publish,
		onShowPlace: findings.showPlace,
		onShowField: showField,
	})
	const [asked, setAsked] = useState<'discard' | 'unpublish'>()
	const live = saved.live !== null
	// A beginning is not judged, unless its readers have it already.
	const tooShort = useMemo(() => !live && countText(fields.content).words < LEAST_WORDS, [live, fields.content])
	const placed = useMemo(
		() => ({
			placed: tooShort && tab !== 'claims' ? [] : placeClaims(findings.claims ?? [], findings.checked),
			all: tab === 'claims',
		}),
		[findings.claims, findings.checked, tab, tooShort],
	)
	const attention = tooShort ? undefined : attentionOf(findings.claims)

	useEffect(() => {
		if (notice) notify.warning('Aviso', notice)
	}, [notice])

	useConnectionNotice(keeping)
	useLeaveNotice(writer)
	useShortcut('s', () => void save())
	useShortcut('a', () => openPanel('claims'), { alt: true })
	const mayPublish = useCan('posts.publish')
	useShortcut('p', () => mayPublish && sheet.show(), { shift: true })

	function submit(event: FormEvent<HTMLFormElement>) {
		// Forms of dialogs are inside this one in React's eyes.
		if (event.target !== event.currentTarget) return
		event.preventDefault()
		void save()
	}

	function openPictures() {
		if (fields.title.trim() === '')
			return notify.error('Post deve ter um título para gerar imagem.', undefined, PICTURE_NOTICE)
		notify.settle(PICTURE_NOTICE)
		setPicturing(true)
	}

	function restoreCopy(copy: LeftCopy) {
		replacement.ask('às alterações que ficaram por salvar', () => {
			left.decided()
			void writer.restoreCopy(copy)
		})
	}

	function discardCopy(copy: LeftCopy) {
		left.decided()
		void writer.discardCopy(copy)
	}

	function openPanel(which: AsideTab = tab) {
		setTab(which)
		if (!standsBeside()) setPanelOpen(true)
	}

	function showField(name: string | undefined) {
		const field = fieldOf(form.current, name)
		if (!field) return
		// What lies in a closed sheet or behind another tab can have no cursor.
		if (field.closest('.editor-aside')) flushSync(() => openPanel(field.closest('[role=tabpanel]') ? 'seo' : tab))
		focusField(field)
	}

	/** What the words state, and what that rests on. */
	function showClaimOf(words: string) {
		const meant = findings.claims?.find(({ text, sentence }) => words.includes(text) || sentence.includes(words.trim()))
		flushSync(() => openPanel('claims'))
		if (meant) return focusClaim(form.current, meant)
		notify.info('Nada a conferir neste trecho', 'Nenhum prazo, valor, lei ou órgão foi reconhecido nele.', 'claim')
	}

	/** The copy that is shown has to be with the server first. */
	async function preview(event: MouseEvent) {
		if (writer.isKept() || event.metaKey || event.ctrlKey) return
		const { href } = event.currentTarget as HTMLAnchorElement
		event.preventDefault()
		const shown = window.open('about:blank', '_blank')
		await writer.keep()
		if (!shown) return
		shown.opener = null
		shown.location.href = href
	}

	const panels: AsidePanel[] = [
		{
			id: 'seo',
			label: 'SEO',
			hasFields: true,
			count: findings.check && !tooShort && <ScoreCount score={Math.round(findings.check.score)} />,
			panel: (
				<SeoPanel
					{...part}
					check={findings.check}
					tooShort={tooShort}
					categorySlug={categorySlug}
					onShow={findings.show}
					onFix={findings.fix}
					onFixAll={() => setRepairing(true)}
				/>
			),
		},
		{
			id: 'claims',
			label: 'Afirmações',
			count: attention && (
				<TabCount tone={attention.critical ? 'err' : 'warn'}>
					{attention.count}
					<span className="sr-only"> {attention.count === 1 ? 'pede' : 'pedem'} atenção</span>
				</TabCount>
			),
			panel: <ClaimsPanel claims={claims} />,
		},
	]
	if (saved.postId)
		panels.push({
			id: 'history',
			label: 'Histórico',
			panel: (
				<History
					postId={saved.postId}
					version={state.version}
					current={fields}
					categories={categories}
					onRestore={restore}
				/>
			),
		})
	return (
		<AdminPage
			wide
			title={isNew ? 'Novo post' : 'Editar post'}
			parent={{ label: 'Posts do Blog', to: '/admin/posts' }}
			work
			status={
				<EditorStatus
					state={
						isNew
							? 'draft'
							: postState({
									status: live ? 'published' : 'draft',
									publishAt: saved.fields.publishAt,
									hasChanges: sheet.standing.differs,
									inReview: review.request?.state === 'waiting',
								})
					}
					keeping={keeping}
					onRetry={() => void writer.keep()}
				/>
			}
			actions={
				<EditorActions
					slug={isNew ? undefined : saved.fields.slug}
					form={FORM}
					saving={saving.state === 'saving'}
					attention={attention}
					onPreview={(event) => void preview(event)}
					onPanel={() => openPanel(attention ? 'claims' : tab)}
				>
					{mayPublish && <PublishButton form={FORM} sheet={sheet} onAsk={setAsked} />}
				</EditorActions>
			}
		>
			<h1 className="sr-only">{isNew ? 'Novo post' : 'Editar post'}</h1>
			{left.first && (
				<UnsavedBanner
					savedAt={left.first.savedAt}
					more={left.more}
					onRestore={() => restoreCopy(left.first!)}
					onDiscard={() => discardCopy(left.first!)}
				/>
			)}
			{Object.keys(sentErrors).length > 0 && (
				<AlertBox tone="err" className="mb-5">
					Erro ao salvar post: {Object.values(sentErrors).join('; ')}.
				</AlertBox>
			)}
			{missing.length > 0 && !tooShort && state.version === opened.version && (
				<AlertBox tone="warn" className="mb-5">
					<MissingPoints reasons={missing} />
				</AlertBox>
			)}
			<Form
				ref={form}
				id={FORM}
				method="post"
				noValidate
				onSubmit={submit}
				className={classNames('editor-frame', wide && tab === 'claims' && 'is-wide')}
			>
				<input type="hidden" name="copyId" value={opened.copyId} />
				<input type="hidden" name="baseVersion" value={opened.version} />
				{sentHeld && <HeldNotice {...sentHeld} />}
				<div className="grid min-w-0 gap-4">
					<TitleField
						{...part}
						saved={address}
						startsHere={opened.postId === null && fields.title === ''}
						onDone={() => focusText(form.current)}
					/>
					<ContentCard
						content={fields.content}
						onChange={(content) => change({ content })}
						marks={tooShort ? [] : findings.marks}
						claims={placed}
						target={findings.target}
						error={errors['content']}
						onClaim={showClaimOf}
					/>
					<BasicInfoCard {...part} />
					<SourcesCard {...part} />
					<FaqCard {...part} />
					<ReviewCard {...part} review={review} />
				</div>
				<EditorAside open={panelOpen} onClose={() => setPanelOpen(false)}>
					<PublicationCard
						{...part}
						categories={categories}
						categorySlug={categorySlug}
						slug={coverSlug}
						liveSince={live ? saved.publishedAt : null}
						note={saved.live ? `versão ${saved.live.version} no ar` : undefined}
						onMakePicture={isNew ? undefined : openPictures}
					>
						<WaitingLine standing={sheet.standing} fields={fields} categories={categories} />
					</PublicationCard>
					<AsideTabs tab={tab} onTab={setTab} panels={panels} wide={wide} onWide={setWide} />
				</EditorAside>
			</Form>
			<WideDialog open={repairing} onOpenChange={setRepairing} title="Painel de SEO" tall>
				<div className="min-h-0 overflow-y-auto px-4.5 py-4 drawer:px-6">
					<SeoTools
						original={original}
						article={article}
						siteUrl={siteUrl}
						postId={saved.postId ?? undefined}
						review={review.current}
						closest={closest}
						basis={basis.loaded.state === 'ready' ? basis.loaded.basis : undefined}
						url={live ? `${siteUrl}/blog/${saved.fields.slug}` : undefined}
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
					prices={prices}
					onUse={(picture) => {
						change(coverFields(picture))
						notify.success('Capa trocada', 'Salve para que os leitores a vejam.')
					}}
				/>
			)}
			<PublishSheet
				sheet={sheet}
				part={part}
				slug={shownSlug(fields, address)}
				coverSlug={coverSlug}
				categories={categories}
			/>
			<AskFirst asked={asked} onClose={() => setAsked(undefined)} sheet={sheet} title={saved.fields.title} />
			<ConflictDialog
				mine={fields}
				theirs={saving.state === 'conflict' ? saving.theirs : undefined}
				categories={categories}
				onMine={conflict.chooseMine}
				onTheirs={conflict.chooseTheirs}
				onCancel={writer.decideLater}
			/>
			<ConfirmDialog
				open={replacement.asked !== undefined}
				onOpenChange={(open) => !open && replacement.close()}
				title="Trocar o texto não salvo?"
				question={`O que você escreveu desde o último salvamento dá lugar ${replacement.asked?.to ?? ''}.`}
				confirmLabel="Restaurar"
				onConfirm={() => replacement.asked?.go()}
			/>
			<LeaveGuard isKept={writer.isKept} keep={writer.keep} />
		</AdminPage>
	)
}

/** How many claims pose a question, and whether one of them is critical. */
function attentionOf(claims: readonly Claim[] | undefined): { count: number; critical: boolean } | undefined {
	const open = claims?.filter(({ state }) => !supportedStates.includes(state)) ?? []
	if (open.length === 0) return undefined
	return { count: open.length, critical: open.some(({ state }) => criticalStates.includes(state)) }
}

function ScoreCount({ score }: { score: number }) {
	return <TabCount tone={score >= 90 ? 'ok' : score >= 70 ? 'warn' : 'err'}>{score}</TabCount>
}
