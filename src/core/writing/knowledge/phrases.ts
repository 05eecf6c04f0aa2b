import type { Angle, Aspect } from './types.ts'

/*
 * Words around the facts. {o}, {do} and {no} stand for the topic with its article ('o seguro auto', 'do seguro auto',
 * 'no seguro auto'), {x} for what the prompt singles out.
 */

export const headings: Record<Aspect, readonly string[]> = {
	what: ['Como {o} funciona', 'Entenda {o} em poucas linhas', 'O que está por trás {do}', 'O essencial {do}'],
	who: ['Para quem {o} faz sentido', 'Quem mais aproveita {o}', 'Perfis e prioridades', 'Cada caso pede uma escolha'],
	covers: [
		'O que {o} costuma incluir',
		'As coberturas que pesam',
		'O que entra na conta',
		'Proteções que vale conhecer',
	],
	excludes: ['O que fica de fora', 'Limites que surpreendem', 'Onde {o} não alcança', 'Leia antes: as exclusões'],
	buying: [
		'Como contratar com calma',
		'Antes de assinar',
		'O que fazer na contratação',
		'Escolhas na hora de contratar',
	],
	price: ['O que forma o preço', 'Quanto custa, e por quê', 'Onde dá para economizar', 'A conta por trás do valor'],
	claim: ['Na hora de usar', 'Quando o imprevisto acontece', 'Como agir no dia', 'Do aviso à solução'],
	law: ['O que a lei diz', 'Regras e prazos que valem', 'Seus direitos no papel', 'Prazos para anotar'],
	mistakes: ['Erros que saem caro', 'O que evitar', 'Tropeços comuns', 'Enganos de boa-fé'],
}

/** What follows the topic and a colon in a title. */
export const titleTails: Record<Angle, readonly string[]> = {
	guide: [
		'como funciona e por onde começar',
		'um guia sem letra miúda',
		'o básico bem explicado',
		'entenda antes de decidir',
		'o que você precisa saber',
		'guia claro para começar',
	],
	cost: [
		'o que pesa no preço',
		'como pagar menos sem perder proteção',
		'quanto custa e por quê',
		'a conta do preço, passo a passo',
		'onde dá para economizar',
		'o preço explicado',
	],
	claim: [
		'o que fazer, passo a passo',
		'como agir quando acontece',
		'do primeiro aviso à solução',
		'o que fazer na hora do aperto',
		'como pedir e acompanhar',
		'roteiro para o dia difícil',
	],
	worth: [
		'vale a pena para você?',
		'quando compensa e quando não',
		'para quem faz sentido',
		'como saber se compensa',
		'quem precisa e quem pode esperar',
	],
	compare: [
		'como comparar e escolher',
		'as diferenças que importam',
		'o que muda entre as opções',
		'como escolher sem se confundir',
		'as opções, lado a lado',
	],
	mistakes: [
		'erros que saem caro',
		'os deslizes mais comuns',
		'o que evitar antes de assinar',
		'cuidados que evitam dor de cabeça',
		'armadilhas e como fugir delas',
	],
	coverage: [
		'o que cobre e o que fica de fora',
		'coberturas, limites e exclusões',
		'o que entra na proteção',
		'até onde vai a proteção',
		'o que está incluído',
	],
	rights: [
		'prazos e direitos que valem',
		'o que a lei assegura',
		'direitos que pouca gente usa',
		'a lei, os prazos e você',
		'o que diz a lei',
	],
	buying: [
		'como contratar bem',
		'o que conferir antes de assinar',
		'como escolher com calma',
		'passos para uma boa escolha',
		'as perguntas certas',
	],
}

/** The same for matters, of which those would not be said. */
export const matterTails: readonly string[] = [
	'o que você precisa saber',
	'entenda antes de decidir',
	'o básico bem explicado',
	'regras, prazos e cuidados',
	'cuidados que evitam dor de cabeça',
	'um guia sem letra miúda',
]

/** The sentence that says what the article is after. */
export const leads: Record<Angle, readonly string[]> = {
	guide: [
		'Este guia explica {o} do começo, com as palavras do dia a dia.',
		'Aqui você encontra o essencial {do}, na ordem em que as dúvidas aparecem.',
		'A ideia é simples: entender {o} sem precisar de dicionário.',
	],
	cost: [
		'Para entender o preço {do}, olhe primeiro o que esse valor precisa pagar.',
		'O valor {do} tem lógica, e boa parte dela depende de escolhas suas.',
		'Antes de procurar desconto {no}, convém saber de onde vem o preço.',
	],
	claim: [
		'A seguir, o que fazer {no} quando o imprevisto acontece, sem perder prazo nem prova.',
		'Este roteiro mostra os passos {do} no dia em que é preciso usar.',
		'Na hora do susto, a ordem das tarefas conta: veja a que funciona {no}.',
	],
	worth: [
		'A pergunta honesta sobre {o} é para quem serve, e quando não serve.',
		'Saber se vale a pena depende do seu caso, e {o} não é exceção.',
		'Nem todo mundo precisa da mesma proteção: com {o} também é assim.',
	],
	compare: [
		'Comparar as opções {do} exige pôr as mesmas linhas lado a lado.',
		'As diferenças {no} aparecem quando se olha além do preço.',
		'Para escolher bem {no}, comece pelo que muda de uma opção para outra.',
	],
	mistakes: [
		'Os erros {no} quase sempre nascem de pressa, e quase todos têm conserto antes.',
		'Conhecer os tropeços comuns {do} é a forma mais barata de evitá-los.',
		'A maioria dos problemas {no} começa em um detalhe que ninguém leu.',
	],
	coverage: [
		'O alcance {do} está nas linhas da proposta, e cada uma tem um limite.',
		'Saber o que entra e o que sai {do} evita a pior das surpresas.',
		'Antes do preço, vale ler o que {o} promete cobrir.',
	],
	rights: [
		'A lei tem regras claras para {o}, e elas favorecem quem guarda as provas.',
		'Prazos e direitos {no} cabem em uma página, e convém conhecê-los antes.',
		'Quem conhece as regras {do} conversa melhor e espera menos.',
	],
	buying: [
		'Contratar bem {o} é mais questão de perguntas do que de sorte.',
		'Alguns minutos de preparo mudam o resultado na escolha {do}.',
		'A boa escolha {do} começa antes da cotação, com uma lista simples.',
	],
}

/** The same for matters, of which those would not be said. */
export const matterLeads: readonly string[] = [
	'A seguir, o que importa em cada etapa, com as regras de hoje.',
	'O texto segue a ordem em que as dúvidas costumam aparecer.',
	'Veja o que fazer, o que guardar e onde conferir.',
	'Com poucas regras na mão, o assunto deixa de assustar.',
	'As próximas linhas juntam a prática do balcão e o texto da lei.',
]

/** When the prompt singles something out. */
export const subjectLeads: readonly string[] = [
	'O foco está em um ponto que gera muita dúvida: {x}.',
	'Um assunto merece atenção especial aqui: {x}.',
	'Boa parte das perguntas gira em torno de um tema: {x}.',
	'Vamos olhar de perto um ponto específico: {x}.',
]

/** Turns of phrase, without accents, that a reader notices the second time. An article has each of them once. */
export const setPhrases: readonly string[] = [
	'numero um',
	'vale mais do que',
	'valem mais do que',
	'vale ouro',
	'exemplo classico',
	'tropeco classico',
	'mais comum',
	'costuma ficar de fora',
	'costumam ficar de fora',
	'sai caro',
	'letra miuda',
	'em uma tarde',
	'palavra contra palavra',
	'o dia a dia',
]

export const checkHeadings: readonly string[] = [
	'Quem fiscaliza e onde conferir',
	'Onde tirar a dúvida na fonte',
	'Fontes oficiais para conferir',
	'Confira nos canais oficiais',
]

/** {link} is the page of the site that goes with the topic. */
export const closings: readonly string[] = [
	'Se quiser dar o próximo passo, passe pela página de {link} e traga as suas dúvidas.',
	'Para conversar sobre a sua situação, comece pela página de {link}.',
	'Quando decidir avançar, a página de {link} é um bom começo.',
	'Anote as suas perguntas e leve-as à nossa página de {link}.',
	'Ficou uma dúvida que o texto não resolve? Escreva pela página de {link}, e respondemos com calma.',
]

export const glossaryHeadings: readonly string[] = [
	'Palavras que aparecem no contrato',
	'Pequeno glossário',
	'Termos para ter à mão',
	'O vocabulário do papel',
]

/** What a description may promise of an article, by angle. Any three or more, in this order, read well together. */
export const promises: Record<Angle, readonly string[]> = {
	guide: ['como funciona', 'o que inclui', 'o que fica de fora', 'para quem serve', 'como contratar'],
	cost: ['o que forma o preço', 'onde economizar', 'o que não cortar', 'o que comparar', 'os erros que encarecem'],
	claim: ['os primeiros passos', 'os documentos', 'os prazos da lei', 'como acompanhar', 'o que não fazer'],
	worth: ['para quem serve', 'quando compensa', 'quanto pesa no bolso', 'o que fica de fora', 'como decidir'],
	compare: ['as diferenças', 'o que comparar', 'o que muda no preço', 'para quem serve', 'como decidir'],
	mistakes: ['os erros comuns', 'como evitá-los', 'o que fica de fora', 'o que diz a lei', 'onde tirar dúvidas'],
	coverage: ['o que cobre', 'até que limite', 'o que fica de fora', 'como usar', 'as perguntas frequentes'],
	rights: ['os seus direitos', 'os prazos', 'o que fica de fora', 'as provas que contam', 'onde reclamar'],
	buying: ['as perguntas certas', 'o que comparar', 'os documentos', 'os limites', 'o que evitar'],
}

/** The same of an article on a matter. */
export const matterPromises: readonly string[] = [
	'o que fazer',
	'o que guardar',
	'o que diz a lei',
	'os erros comuns',
	'as perguntas frequentes',
]

/** None of them is a word of the promises: nobody is asked to 'confira o que conferir'. */
export const descriptionOpenings: readonly string[] = ['veja', 'confira', 'neste guia,']

export const descriptionClosings: readonly string[] = [
	'Com fontes oficiais.',
	'Texto claro e com fontes oficiais.',
	'Guia direto, com links para os órgãos oficiais.',
	'Explicado sem letra miúda.',
	'Com um passo a passo simples.',
	'',
]

/** After a sentence of the article, where that alone is too short for a description. */
export const invitations: readonly string[] = [
	'Entenda as regras, com fontes oficiais.',
	'Veja o passo a passo e as fontes oficiais.',
	'Saiba o que fazer e onde conferir.',
	'Veja o que perguntar e onde conferir.',
]

export const angleTags: Record<Angle, string> = {
	guide: 'Dicas',
	cost: 'Economia',
	claim: 'Sinistro',
	worth: 'Dicas',
	compare: 'Cotação',
	mistakes: 'Prevenção',
	coverage: 'Cobertura',
	rights: 'Legislação',
	buying: 'Cotação',
}
