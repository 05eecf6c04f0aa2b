import { Send, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type FormEvent, useId, useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { controlLook } from '#app/components/ui/control-look.ts'
import { dialogLook } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { NoticePlace } from '#app/components/ui/notice-place.tsx'
import { usePortalContainer } from '#app/components/ui/portal-container.ts'
import { useFocusReturn } from '#app/components/ui/use-focus-return.ts'
import { LONGEST_MOTIVE, SHORTEST_MOTIVE } from '#core/posts/publication/motive-length.ts'
import { classNames } from '#lib/class-names.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { AboutPart } from './about-part.tsx'
import { ChangesPart } from './changes-part.tsx'
import { CoverPart } from './cover-part.tsx'
import { PreviewsPart } from './previews-part.tsx'
import { publishLabel } from './publish-state.ts'
import type { PublishSheetState } from './use-publish-sheet.ts'
import { VerdictCard } from './verdict-card.tsx'
import { WhenPart } from './when-part.tsx'

type PublishSheetProps = {
	sheet: PublishSheetState
	part: Pick<EditorPart, 'fields' | 'change'>
	/** The address it gets, as far as the page knows. */
	slug: string
	/** Of the saved article: no cover is drawn for an address that nothing has yet. */
	coverSlug: string
	categories: readonly { id: string; name: string; slug: string }[]
}

/** The last look before readers: what speaks against it, what changes, how it will look, when. */
export function PublishSheet({ sheet, part, slug, coverSlug, categories }: PublishSheetProps) {
	const container = usePortalContainer()
	const returnFocus = useFocusReturn(sheet.open)
	const { fields } = part
	const category = categories.find(({ id }) => id === fields.categoryId)
	const { standing, verdict, repairs, when, trouble } = sheet
	const label = labelFor(sheet)
	return (
		<Dialog.Root open={sheet.open} onOpenChange={(open) => !open && sheet.close()}>
			<Dialog.Portal container={container}>
				<Dialog.Overlay className={dialogLook.overlay} />
				<Dialog.Content
					aria-describedby={undefined}
					onCloseAutoFocus={(event) => (sheet.leaveTo(event) ? undefined : returnFocus(event))}
					className="fade-in fixed z-40 flex flex-col overflow-hidden bg-panel text-ui text-ink shadow-floating outline-none max-drawer:inset-x-0 max-drawer:top-9 max-drawer:bottom-0 max-drawer:rounded-t-[16px] drawer:inset-y-0 drawer:right-0 drawer:w-[min(55rem,100vw-3rem)]"
				>
					<header className="relative flex shrink-0 items-start gap-3 px-4 pt-5 pb-3 drawer:px-6">
						<span
							aria-hidden="true"
							className="absolute top-2 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-field drawer:hidden"
						/>
						<div className="min-w-0 flex-1">
							<Dialog.Title className="text-[1.375rem] leading-tight drawer:text-[1.5rem]">{label}</Dialog.Title>
							<p className="text-fine wrap-anywhere text-ink-2">
								{fields.title || 'Sem título'} · /blog/{slug}
							</p>
						</div>
						<Dialog.Close asChild>
							<AdminButton tone="quiet" size="icon" aria-label="Fechar" className="-mt-1.5 -mr-2">
								<Icon of={X} size={18} />
							</AdminButton>
						</Dialog.Close>
					</header>
					<NoticePlace className="shrink-0 has-[li]:px-4 has-[li]:pb-4 drawer:has-[li]:px-6" />
					<div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-4 pb-5 drawer:px-6 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-6">
						<div className="grid min-w-0 content-start gap-4 drawer:gap-5">
							{trouble && (
								<AlertBox tone="err">
									<p>{trouble.words}</p>
									{trouble.field !== undefined && (
										<button
											type="button"
											onClick={() => sheet.goToField(trouble.field!)}
											className="min-h-11 font-semibold underline drawer:min-h-7"
										>
											Ir ao campo
										</button>
									)}
								</AlertBox>
							)}
							<VerdictCard
								verdict={verdict}
								repaired={repairs.repaired}
								onUndo={sheet.undo}
								repairOf={repairs.repairOf}
								onRepair={repairs.repair}
								onGo={sheet.goTo}
								onField={sheet.goToField}
								onAskAgain={sheet.askAgain}
							/>
							<div className="grid content-start max-drawer:rounded-card max-drawer:border max-drawer:border-line drawer:gap-5">
								{standing.live && <ChangesPart live={standing.live} fields={fields} categories={categories} />}
								<WhenPart when={when} onWhen={sheet.setWhen} error={sheet.whenError} />
								<AboutPart {...part} categories={categories} />
							</div>
						</div>
						<div className="grid min-w-0 content-start max-drawer:rounded-card max-drawer:border max-drawer:border-line drawer:gap-5">
							<CoverPart {...part} slug={coverSlug} categorySlug={category?.slug ?? null} />
							<PreviewsPart fields={fields} slug={slug} category={category} />
						</div>
					</div>
					<Footer sheet={sheet} label={label} />
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}

function labelFor({ standing, when }: Pick<PublishSheetState, 'standing' | 'when'>): string {
	if (when.at === 'now') return publishLabel(standing)
	return standing.live ? 'Agendar alterações' : 'Agendar'
}

function Footer({ sheet, label }: { sheet: PublishSheetState; label: string }) {
	const id = useId()
	const [asking, setAsking] = useState(false)
	const { verdict, standing, motive, busy } = sheet
	const reasons = verdict.state === 'ready' ? verdict.judged.reasons : []
	const answerable = reasons.length > 0 && !reasons.some(({ critical }) => critical)
	const given = motive.trim()
	const ready = verdict.state === 'ready' && (reasons.length === 0 || (answerable && given.length >= SHORTEST_MOTIVE))
	const inTime = sheet.whenError === undefined
	const nothing = standing.live !== null && !standing.differs

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		// In React's eyes this form stands inside the page's, which must not be sent by it.
		event.stopPropagation()
		if (ready && inTime && !nothing && !busy) sheet.publish(answerable ? given : undefined)
	}

	return (
		<form
			onSubmit={submit}
			noValidate
			className="flex shrink-0 flex-wrap items-end gap-x-3 gap-y-2 border-t border-line bg-paper px-4 py-3.5 drawer:px-6"
		>
			{answerable && (
				<div className={classNames('min-w-0 flex-1 basis-full drawer:basis-72', !asking && 'max-drawer:hidden')}>
					<p className="mb-1.5 flex justify-between gap-3 text-field-label">
						<label htmlFor={id} className="font-semibold">
							Motivo para publicar com {reasons.length === 1 ? 'um ponto aberto' : `${reasons.length} pontos abertos`}
						</label>
						<span id={`${id}-hint`} className="text-ink-3">
							{given.length > 0 && given.length < SHORTEST_MOTIVE
								? `pelo menos ${SHORTEST_MOTIVE} caracteres`
								: 'fica com o seu nome'}
						</span>
					</p>
					<input
						id={id}
						aria-describedby={`${id}-hint`}
						value={motive}
						maxLength={LONGEST_MOTIVE}
						onChange={(event) => sheet.setMotive(event.target.value)}
						className={classNames(controlLook, 'h-control')}
					/>
				</div>
			)}
			{nothing && verdict.state === 'ready' && (
				<p className="min-w-0 flex-1 text-ink-2">Não há alterações para publicar.</p>
			)}
			<div className="ml-auto flex gap-2 max-drawer:w-full max-drawer:flex-col-reverse">
				{answerable && !asking && (
					<AdminButton tone="quiet" className="text-accent drawer:hidden" onClick={() => setAsking(true)}>
						Publicar com motivo…
					</AdminButton>
				)}
				<AdminButton tone="quiet" onClick={sheet.close} className="max-drawer:hidden">
					Cancelar
				</AdminButton>
				<AdminButton
					type="submit"
					tone="action"
					disabled={!ready || !inTime || nothing}
					busy={busy}
					busyLabel="Publicando"
					icon={<Icon of={Send} size={16} />}
					className="disabled:not-aria-busy:bg-paper-3 disabled:not-aria-busy:text-disabled disabled:not-aria-busy:opacity-100"
				>
					{label}
				</AdminButton>
			</div>
		</form>
	)
}
