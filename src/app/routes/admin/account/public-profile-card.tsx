import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { MediaPicker } from '#app/components/admin/media/media-picker.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { LONGEST_BIOGRAPHY } from '#core/users/profile-limits.ts'
import { profileForm } from './account-forms.ts'
import { useOutcome } from './use-outcome.ts'

type PublicProfileCardProps = {
	name: string
	image: string | null
	biography: string
	/** Of the page that readers can open; none while nothing of theirs is published. */
	page: string | null
}

/** What readers see of somebody beside their articles. */
export function PublicProfileCard({ name, image, biography, page }: PublicProfileCardProps) {
	const { fetcher, answer, busy } = useOutcome('profile')
	const { form, field } = useSchemaForm(profileForm, { answer, defaultValue: { biography } })
	const [photo, setPhoto] = useState(image ?? '')
	const [picking, setPicking] = useState(false)
	return (
		<AdminCard title="Perfil público">
			<fetcher.Form {...form} method="post" className="grid gap-4">
				<div className="flex flex-wrap items-center gap-4">
					<Avatar name={name} image={photo || undefined} size={64} />
					<div className="flex flex-wrap gap-2">
						<AdminButton size="small" onClick={() => setPicking(true)}>
							{photo ? 'Trocar foto' : 'Escolher foto'}
						</AdminButton>
						{photo && (
							<AdminButton size="small" tone="quiet" onClick={() => setPhoto('')}>
								Tirar foto
							</AdminButton>
						)}
					</div>
					<input type="hidden" name="image" value={photo} />
				</div>
				<TextAreaField
					label="Biografia"
					aside="opcional"
					{...field('biography')}
					rows={4}
					maxLength={LONGEST_BIOGRAPHY}
					hint={`Quem você é para os leitores, em até ${LONGEST_BIOGRAPHY} caracteres.`}
				/>
				<p className="text-field-hint text-ink-3">
					{page ? (
						<>
							Os leitores veem a sua página em{' '}
							<a href={page} className="font-semibold underline">
								{page}
							</a>
							.
						</>
					) : (
						'A sua página aparece no site quando houver um artigo publicado com o seu nome ou a sua revisão.'
					)}
				</p>
				<div>
					<AdminButton type="submit" name="form" value="profile" busy={busy} busyLabel="Salvando...">
						Salvar perfil
					</AdminButton>
				</div>
			</fetcher.Form>
			<MediaPicker open={picking} onOpenChange={setPicking} onPick={({ url }) => setPhoto(url)} />
		</AdminCard>
	)
}
