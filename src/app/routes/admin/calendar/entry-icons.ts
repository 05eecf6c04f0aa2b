import { BookCheck, CircleCheck, Clock, Lightbulb, ListChecks, type LucideIcon, Pencil } from 'lucide-react'
import type { EntryKind } from '#core/calendar/calendar-entry.ts'

/** Icon and word come before the colour (calendar.css), which only repeats them. */
export const entryIcons: Record<EntryKind, LucideIcon> = {
	published: CircleCheck,
	scheduled: Clock,
	changes: Clock,
	'in-review': ListChecks,
	draft: Pencil,
	topic: Lightbulb,
	fact: BookCheck,
}

/** Changes of a live article are scheduled like the rest. */
export const legend: readonly EntryKind[] = ['published', 'scheduled', 'in-review', 'draft', 'topic', 'fact']
