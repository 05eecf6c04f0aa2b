import { type FormEvent, useState } from 'react'
import { SHORTEST_MOTIVE } from '#core/posts/publication/motive-length.ts'
import { textIn } from '#lib/form-texts.ts'
import { Dialog, dialogLook } from '../ui/dialog.tsx'
import { AdminButton } from './admin-button.tsx'
import { MotiveField } from './motive-field.tsx'
import { PublishReasons, type ShownReason } from './publish-reasons.tsx'

/** An article that something speaks against. The title is left out where it is plain which one is meant. */
export type HeldPost = { title?: string | undefined; reasons: readonly ShownReason[] }

type HeldDialogProps = {
	held: readonly HeldPost[] | undefined
	/** What is done with them in spite of it. */
	verb?: 'Publicar' | 'Agendar'
	onAnswer: (motive: string) => void
	onClose: () => void
}

/** What speaks against putting articles before readers: to be mended, or answered for with a motive. */
export function HeldDialog({ held, verb = 'Publicar', onAnswer, onClose }: HeldDialogProps) {
	const [short, setShort] = useState(false)
	const answerable = held?.some(isAnswerable) ?? false

	function close() {
		setShort(false)
		onClose()
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		// In React's eyes this form may stand inside the page's, which must not be sent by it.
		event.stopPropagation()
		const motive = textIn(new FormData(event.currentTarget), 'motive').trim()
		if (motive.length < SHORTEST_MOTIVE) return setShort(true)
		close()
		onAnswer(motive)
	}

	return (
		<Dialog
			open={held !== undefined}
			onOpenChange={(open) => !open && close()}
			title={answerable ? `${verb} com pontos abertos?` : 'Ainda não pode ir ao ar'}
			description={heldText(held ?? [])}
		>
			<div className="mt-4 grid max-h-[45dvh] gap-4 overflow-y-auto text-ui" tabIndex={-1}>
				{held?.map(({ title, reasons }, index) => (
					<section key={title ?? index}>
						{title && <h3 className="mb-1.5 font-semibold">{title}</h3>}
						<PublishReasons reasons={reasons} />
					</section>
				))}
			</div>
			{answerable ? (
				<form onSubmit={submit} noValidate className="mt-4 grid gap-4">
					<MotiveField short={short} />
					<div className={dialogLook.actions}>
						<AdminButton onClick={close}>Voltar</AdminButton>
						<AdminButton type="submit" tone="primary">
							{verb} mesmo assim
						</AdminButton>
					</div>
				</form>
			) : (
				<div className={dialogLook.actions}>
					<AdminButton tone="primary" onClick={close}>
						Voltar
					</AdminButton>
				</div>
			)}
		</Dialog>
	)
}

export function isAnswerable({ reasons }: Pick<HeldPost, 'reasons'>): boolean {
	return !reasons.some(({ critical }) => critical)
}

/** What is to be done about them. */
export function heldText(held: readonly HeldPost[]): string {
	if (held.every(isAnswerable)) return 'Resolva os pontos abaixo ou publique com um motivo, que fica no registro.'
	const mend = 'Pontos críticos precisam ser corrigidos antes; o texto continua guardado.'
	return held.some(isAnswerable) ? `${mend} Os outros podem ir ao ar com um motivo, que fica no registro.` : mend
}
