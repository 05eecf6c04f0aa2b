import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { heldText, isAnswerable } from '#app/components/admin/held-dialog.tsx'
import { MotiveField } from '#app/components/admin/motive-field.tsx'
import { PublishReasons, type ShownReason } from '#app/components/admin/publish-reasons.tsx'

type HeldNoticeProps = { reasons: readonly ShownReason[]; motiveGiven: boolean }

/** The same as the dialog, in the form of a page without JavaScript: sent again with a motive, it is saved. */
export function HeldNotice({ reasons, motiveGiven }: HeldNoticeProps) {
	return (
		<div className="grid gap-4 xl:col-span-2">
			<AlertBox tone="warn">
				<p>Nada foi publicado. {heldText([{ reasons }])}</p>
				<PublishReasons reasons={reasons} className="mt-2 text-ink-2" />
			</AlertBox>
			{isAnswerable({ reasons }) && <MotiveField short={motiveGiven} />}
		</div>
	)
}
