import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { MissingPoints } from '#app/components/admin/publish-reasons.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import type { PictureProvider } from '#core/images/list-picture-providers.ts'
import { postState } from '#core/posts/post-state.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import { LEAST_SCORED_WORDS } from '#core/posts/scores/least-scored-words.ts'
import { classNames } from '#lib/class-names.ts'
import { attentionOf } from './aside/attention-of.ts'
import { EditorAside } from './aside/editor-aside.tsx'
import { EditorPanels } from './aside/editor-panels.tsx'
import { useAside } from './aside/use-aside.ts'
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
import { ReplaceDialog } from './dialogs/replace-dialog.tsx'
import { PICTURE_NOTICE } from './dialogs/use-image-generation.ts'
import { EditorActions, EditorStatus } from './editor-head.tsx'
import { BasicInfoCard } from './fields/basic-info-card.tsx'
import { coverFields } from './fields/cover-fields.ts'
import { FaqCard } from './fields/faq-card.tsx'
import { fieldOf, focusField } from './fields/focus-field.ts'
import { shownSlug } from './fields/shown-slug.ts'
import { SourcesCard } from './fields/sources-card.tsx'
import { TitleField } from './fields/title-field.tsx'
import { useNotes } from './notes/use-notes.ts'
import { DeletePost } from './publication/delete-post.tsx'
import { PublicationCard } from './publication/publication-card.tsx'
import { AskFirst } from './publish/ask-first.tsx'
import { PublishButton } from './publish/publish-button.tsx'
import { PublishSheet } from './publish/publish-sheet.tsx'
import { usePublishSheet } from './publish/use-publish-sheet.ts'
import { WaitingLine } from './publish/waiting-line.tsx'
import { ApproveAnyway } from './review/approve-anyway.tsx'
import { ReturnDialog } from './review/return-dialog.tsx'
import { ReviewCard } from './review/review-card.tsx'
import { DecisionButtons, ReviewStrip } from './review/review-decision.tsx'
import type { ReviewState } from './review/review-state.ts'
import { useReview } from './review/use-review.ts'
import { RepairDialog } from './seo/repair-dialog.tsx'
import { seoArticle } from './seo/seo-article.ts'
import { useClosestPost } from './seo/use-closest-post.ts'
import { useFindings } from './seo/use-findings.ts'
import { useArrival } from './use-arrival.ts'
import { LeaveGuard } from './writing/leave-guard.tsx'
import { LeftCopies } from './writing/left-copies.tsx'
import type { LeftCopy } from './writing/left-copy.ts'
import { openPreview } from './writing/open-preview.ts'
import { useConnectionNotice } from './writing/use-connection-notice.ts'
import { useLeaveNotice } from './writing/use-leave-notice.ts'
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
	/** Who may be asked for a cover. */
	providers: readonly PictureProvider[]
	/** Of a form that was sent without JavaScript. */
	sentErrors?: Readonly<Record<string, string>> | undefined
	/** What spoke against publishing it, and whether a motive was sent with it. */
	sentHeld?: { reasons: readonly PublishReason[]; motiveGiven: boolean } | undefined
	/** Of a draft: what stands between the saved version and its readers. */
	missing?: readonly PublishReason[] | undefined
	notice?: string | undefined
}

export function PostEditor(props: PostEditorProps) {
	const { opened, leftCopies, reviewed, categories, siteUrl, providers, sentErrors = {}, sentHeld } = props
	const { missing = [], notice } = props
	const form = useRef<HTMLFormElement>(null)
	const [repairing, setRepairing] = useState(false)
	const [picturing, setPicturing] = useState(false)
	const aside = useAside()

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
		live: saved.live?.fields.slug,
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
		tools: findings.tools,
		article,
		onContent: (content) => change({ content }),
		onShow: findings.showClaim,
	})
	const notes = useNotes({
		postId: saved.postId,
		version: state.version,
		content: fields.content,
		aside,
		form,
		onShow: findings.showPassage,
	})
	const sheet = usePublishSheet({
		writer,
		state,
		id: saved.postId ?? opened.copyId,
		article,
		basis: basis.loaded.state === 'ready' ? basis.loaded.basis : undefined,
		tools: findings.tools,
		send: publish,
		onShowPlace: findings.showPlace,
		onShowField: showField,
	})
	const [asked, setAsked] = useState<'discard' | 'unpublish'>()
	const live = saved.live !== null
	// A beginning is not judged, unless its readers have it already.
	const tooShort = useMemo(() => !live && countText(fields.content).words < LEAST_SCORED_WORDS, [live, fields.content])
	const placed = useMemo(
		() => ({
			placed: tooShort && aside.tab !== 'claims' ? [] : placeClaims(findings.claims ?? [], findings.checked),
			all: aside.tab === 'claims',
		}),
		[findings.claims, findings.checked, aside.tab, tooShort],
	)
	/** A version waits for their word: that is what this screen is for then. */
	const decides = review.decides && review.waits
	const attention = tooShort ? undefined : attentionOf(findings.claims)

	useEffect(() => {
		if (notice) notify.warning('Aviso', notice)
	}, [notice])

	useConnectionNotice(keeping)
	useLeaveNotice(writer)
	useShortcut('save', () => void save())
	useShortcut('note', notes.inText.begin)
	useShortcut('claims', () => aside.show('claims'))
	const mayPublish = useCan('posts.publish')
	useShortcut('publish', () => mayPublish && sheet.show())

	useArrival(state, { sheet: () => mayPublish && sheet.show(), field: showField, place: findings.showPlace })

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

	function showField(name: string | undefined) {
		const field = fieldOf(form.current, name)
		if (!field) return
		// What lies in a closed sheet or behind another tab can have no cursor.
		if (field.closest('.editor-aside'))
			flushSync(() => aside.show(field.closest('[role=tabpanel]') ? 'seo' : aside.tab))
		focusField(field)
	}

	/** What the words state, and what that rests on. */
	function showClaimOf(words: string) {
		const meant = findings.claims?.find(({ text, sentence }) => words.includes(text) || sentence.includes(words.trim()))
		flushSync(() => aside.show('claims'))
		if (meant) return focusClaim(form.current, meant)
		notify.info('Nada a conferir neste trecho', 'Nenhum prazo, valor, lei ou órgão foi reconhecido nele.', 'claim')
	}

	return (
		<AdminPage
			wide
			title={isNew ? 'Novo post' : 'Editar post'}
			parent={decides ? { label: 'Revisão', to: '/admin/revisao' } : { label: 'Posts do Blog', to: '/admin/posts' }}
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
									inReview: review.waits,
								})
					}
					keeping={keeping}
					onRetry={() => void writer.keep()}
				/>
			}
			actions={
				<EditorActions
					slug={isNew ? undefined : (saved.live ?? saved).fields.slug}
					form={FORM}
					saving={saving.state === 'saving'}
					attention={attention}
					onPreview={(event) => void openPreview(writer, event)}
					onPanel={() => aside.show(attention ? 'claims' : aside.tab)}
				>
					<DecisionButtons review={review} form={FORM} className="max-xl:hidden" />
					{mayPublish && <PublishButton form={FORM} sheet={sheet} second={decides} onAsk={setAsked} />}
				</EditorActions>
			}
		>
			<h1 className="sr-only">{isNew ? 'Novo post' : 'Editar post'}</h1>
			<LeftCopies opened={opened} fromServer={leftCopies} writer={writer} ask={replacement.ask} />
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
			<ReviewStrip review={review} form={FORM} />
			<Form
				ref={form}
				id={FORM}
				method="post"
				noValidate
				onSubmit={submit}
				className={classNames('editor-frame', aside.wide && aside.tab === 'claims' && 'is-wide')}
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
						notes={notes.inText}
					/>
					<BasicInfoCard {...part} />
					<SourcesCard {...part} />
					<FaqCard {...part} />
					<ReviewCard {...part} review={review} />
				</div>
				<EditorAside open={aside.open} onClose={aside.close}>
					<PublicationCard
						{...part}
						categories={categories}
						categorySlug={categorySlug}
						slug={coverSlug}
						dueOn={opened.dueOn}
						liveSince={live ? saved.publishedAt : null}
						note={saved.live ? `versão ${saved.live.version} no ar` : undefined}
						onMakePicture={isNew ? undefined : openPictures}
					>
						<WaitingLine standing={sheet.standing} fields={fields} categories={categories} />
						{saved.postId && (
							<DeletePost
								post={{ id: saved.postId, title: saved.fields.title, status: live ? 'published' : 'draft' }}
								wasPublished={saved.publishedAt !== null}
								keep={writer.keep}
							/>
						)}
					</PublicationCard>
					<EditorPanels
						aside={aside}
						part={part}
						tooShort={tooShort}
						findings={findings}
						onFixAll={() => setRepairing(true)}
						claims={claims}
						attention={attention}
						notes={notes}
						categorySlug={categorySlug}
						categories={categories}
						saved={saved.postId === null ? undefined : { postId: saved.postId, version: state.version }}
						onRestore={restore}
					/>
				</EditorAside>
			</Form>
			<RepairDialog
				tools={findings.tools}
				open={repairing}
				onOpenChange={setRepairing}
				original={original}
				article={article}
				siteUrl={siteUrl}
				postId={saved.postId ?? undefined}
				review={review.current}
				closest={closest}
				basis={basis.loaded.state === 'ready' ? basis.loaded.basis : undefined}
				url={live ? `${siteUrl}/blog/${saved.fields.slug}` : undefined}
				onRepair={change}
			/>
			{saved.postId && (
				<ImageDialog
					open={picturing}
					onOpenChange={setPicturing}
					about={{
						title: fields.title,
						categoryName: category?.name ?? null,
						postId: saved.postId,
					}}
					providers={providers}
					onUse={(picture) => {
						change(coverFields(picture))
						notify.success(
							'Capa trocada',
							`Os leitores a veem quando você publicar ${live ? 'as alterações' : 'o artigo'}.`,
						)
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
			<ApproveAnyway review={review} />
			<ReturnDialog review={review} notes={notes.placed} />
			<AskFirst asked={asked} onClose={() => setAsked(undefined)} sheet={sheet} title={saved.fields.title} />
			<ConflictDialog
				mine={fields}
				theirs={saving.state === 'conflict' ? saving.theirs : undefined}
				categories={categories}
				onMine={conflict.chooseMine}
				onTheirs={conflict.chooseTheirs}
				onCancel={writer.decideLater}
			/>
			<ReplaceDialog {...replacement} />
			<LeaveGuard isKept={writer.isKept} keep={writer.keep} keptBy={writer.keptBy} />
		</AdminPage>
	)
}
