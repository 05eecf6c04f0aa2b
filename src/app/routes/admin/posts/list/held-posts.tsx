import { Form } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { heldText, isAnswerable } from '#app/components/admin/held-dialog.tsx'
import { MotiveField } from '#app/components/admin/motive-field.tsx'
import { PublishReasons } from '#app/components/admin/publish-reasons.tsx'
import type { ChangePostsAnswer } from './change-answer.ts'

/** The same as the dialog, on the page, for a browser without JavaScript. */
export function HeldPosts({ held }: { held: NonNullable<ChangePostsAnswer['held']> }) {
	const answerable = held.filter(isAnswerable)
	return (
		<AdminCard title="O que falta para publicar" className="mb-4">
			<p className="text-ink-2">{heldText(held)}</p>
			{held.map(({ id, title, reasons }) => (
				<section key={id} className="mt-4">
					<h3 className="mb-1.5 font-semibold">{title}</h3>
					<PublishReasons reasons={reasons} />
				</section>
			))}
			{answerable.length > 0 && (
				<Form method="post" className="mt-4 grid justify-items-start gap-4">
					<input type="hidden" name="intent" value="publish" />
					{answerable.map(({ id }) => (
						<input key={id} type="hidden" name="id" value={id} />
					))}
					<MotiveField short={false} />
					<AdminButton type="submit" tone="primary">
						Publicar mesmo assim
					</AdminButton>
				</Form>
			)}
		</AdminCard>
	)
}
