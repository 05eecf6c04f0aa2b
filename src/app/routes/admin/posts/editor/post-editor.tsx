import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { HeldDialog } from '#app/components/admin/held-dialog.tsx'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { MissingPoints } from '#app/components/admin/publish-reasons.tsx'
import { SearchConsoleCard } from '#app/components/admin/search-console-card.tsx'
import { SeoTools } from '#app/components/admin/seo/seo-tools.tsx'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'

import { criticalStates, supportedStates } from '#core/claims/claim.ts'
import type { PicturePrices } from '#core/generation/costs/picture-prices.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import { type AsideTab, AsideTabs } from './claims/aside-tabs.tsx'
import { ClaimsPanel } from './claims/claims-panel.tsx'
import { placeClaims } from './claims/place-of-claim.ts'
import { useClaimBasis } from './claims/use-claim-basis.ts'
import { useClaims } from './claims/use-claims.ts'

import { ContentCard } from './content/content-card.tsx'
import { ConflictDialog } from './dialogs/conflict-dialog.tsx'
import { HeldNotice } from './dialogs/held-notice.tsx'
import { ImageDialog } from './dialogs/image-dialog.tsx'
import { RevisionsCard } from './dialogs/revisions-card.tsx'
import { PICTURE_NOTICE } from './dialogs/use-image-generation.ts'
import { EditorActions, EditorStatus } from './editor-head.tsx'
import { BasicInfoCard } from './fields/basic-info-card.tsx'
import { CoverCard } from './fields/cover-card.tsx'
import { coverFields } from './fields/cover-fields.ts'
import { FaqCard } from './fields/faq-card.tsx'
import { ScheduleCard } from './fields/schedule-card.tsx'
import { SourcesCard } from './fields/sources-card.tsx'
import { TitleField } from './fields/title-field.tsx'
import { ReviewCard } from './review/review-card.tsx'
import type { ReviewState } from './review/review-state.ts'
import { useReview } from './review/use-review.ts'
import { seoArticle } from './seo/seo-article.ts'
import { SeoCard } from './seo/seo-card.tsx'
import { useClosestPost } from './seo/use-closest-post.ts'
import { useFindings } from './seo/use-findings.ts'
import { LeaveGuard } from './writing/leave-guard.tsx'
import type { LeftCopy } from './writing/left-copy.ts'
import { UnsavedBanner } from './writing/unsaved-banner.tsx'
import { useConnectionNotice } from './writing/use-connection-notice.ts'
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

	const { writer, state } = usePostWriter(opened)
	const { fields, saved, keeping, saving } = state
	const { change } = writer
	const isNew = saved.postId === null
	const { errors, save, held, conflict, restore, replacement } = usePostSaving(writer, { form, sentErrors })
	const part = { fields, change, errors }
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
		form,
		basis: basis.loaded,
	})
	const [tab, setTab] = useState<AsideTab>('seo')
	const claims = useClaims({
		postId: saved.postId,
		basis,
		claims: findings.claims,
		article,
		onContent: (content) => change({ content }),
		onShow: findings.showClaim,
	})
	const placed = useMemo(
		() => ({ placed: placeClaims(findings.claims ?? [], findings.checked), all: tab === 'claims' }),
		[findings.claims, findings.checked, tab],
	)
	const openClaims = findings.claims?.filter((claim) => !supportedStates.includes(claim.state))

	useEffect(() => {
		if (notice) notify.warning('Aviso', notice)
	}, [notice])

	useConnectionNotice(keeping)
	useShortcut('s', () => void save())
	useShortcut('a', () => setTab('claims'), { alt: true })

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

	const published = saved.fields.status === 'published' && !isNew
	const scheduled = !published && saved.fields.publishAt !== ''
	return (
		<AdminPage
			wide
			title={isNew ? 'Novo post' : 'Editar post'}
			parent={{ label: 'Posts do Blog', to: '/admin/posts' }}
			status={
				<EditorStatus
					published={published}
					scheduled={scheduled}
					keeping={keeping}
					onRetry={() => void writer.keep()}
				/>
			}
			actions={
				<EditorActions
					slug={isNew ? undefined : saved.fields.slug}
					form={FORM}
					saving={saving.state === 'saving'}
					onRegenerate={openPictures}
				/>
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
			{missing.length > 0 && state.version === opened.version && (
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
				className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_23.25rem]"
			>
				<input type="hidden" name="copyId" value={opened.copyId} />
				<input type="hidden" name="baseVersion" value={opened.version} />
				{sentHeld && <HeldNotice {...sentHeld} />}
				<div className="grid min-w-0 gap-4">
					<TitleField
						{...part}
						saved={{
							slug: isNew ? '' : saved.fields.slug,
							title: saved.fields.title,
							everPublished: saved.publishedAt !== null,
							autoGenerated: opened.autoGenerated,
						}}
						startsHere={opened.postId === null && fields.title === ''}
					/>
					<ContentCard
						content={fields.content}
						onChange={(content) => change({ content })}
						marks={findings.marks}
						claims={placed}
						target={findings.target}
						error={errors['content']}
					/>
					<BasicInfoCard {...part} categories={categories} />
					<SourcesCard {...part} />
					<FaqCard {...part} />
					<ReviewCard {...part} review={review} />
					{saved.postId && (
						<RevisionsCard
							postId={saved.postId}
							version={state.version}
							current={fields}
							categories={categories}
							onRestore={restore}
						/>
					)}
				</div>
				<div className="grid min-w-0 gap-4 xl:sticky xl:top-19 xl:max-h-[calc(100dvh-5.75rem)] xl:overflow-y-auto">
					<AsideTabs
						tab={tab}
						onTab={setTab}
						score={findings.check && Math.round(findings.check.score)}
						open={
							openClaims && {
								count: openClaims.length,
								critical: openClaims.some((claim) => criticalStates.includes(claim.state)),
							}
						}
						seo={
							<SeoCard
								{...part}
								check={findings.check}
								categorySlug={categorySlug}
								onShow={findings.show}
								onFix={findings.fix}
								onFixAll={() => setRepairing(true)}
							/>
						}
						claims={<ClaimsPanel claims={claims} />}
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
						review={review.current}
						closest={closest}
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
					prices={prices}
					onUse={(picture) => {
						change(coverFields(picture))
						notify.success('Capa trocada', 'Salve para que os leitores a vejam.')
					}}
				/>
			)}
			<HeldDialog
				held={held.asked && [{ reasons: held.asked.reasons }]}
				onAnswer={(motive) => held.asked?.answer(motive)}
				onClose={held.close}
			/>
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
