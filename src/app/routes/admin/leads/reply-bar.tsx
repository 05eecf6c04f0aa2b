import { MessageSquareText } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { WorkLead } from './work-lead.ts'

type ReplyBarProps = { lead: WorkLead | undefined; onReply: (lead: WorkLead) => void }

/** On phones, under the thumb: whoever has waited longest, by name. */
export function ReplyBar({ lead, onReply }: ReplyBarProps) {
	if (!lead?.chatHref) return null
	return (
		<div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-panel px-4 py-2 shadow-raised drawer:hidden print:hidden">
			<AdminButton
				tone="action"
				href={lead.chatHref}
				target="_blank"
				rel="noopener noreferrer"
				onClick={() => onReply(lead)}
				icon={<Icon of={MessageSquareText} size={18} />}
				className="h-13! w-full"
			>
				<span className="truncate">
					Responder {lead.firstName}
					{lead.clock && `, ${lead.clock.words}`}
				</span>
			</AdminButton>
		</div>
	)
}
