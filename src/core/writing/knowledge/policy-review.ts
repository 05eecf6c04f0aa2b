import { policyReviewSubjects } from './policy-review-subjects.ts'
import type { Topic } from './types.ts'

export const policyReview: Topic = {
	id: 'policy-review',
	kind: 'matter',
	insurance: true,
	name: 'revisão dos seguros',
	article: 'a',
	label: 'Organização',
	words: [
		'revisao dos seguros',
		'revisao anual',
		'revisao das apolices',
		'revisar apolices',
		'rever apolices',
		'rever as apolices',
		'nascimento de um filho',
		'nascimento do filho',
		'chegada de um filho',
		'divorcio',
		'separacao e divorcio',
		'mudanca de cidade',
		'mudar de cidade',
		'orcamento familiar',
		'orcamento da familia',
		'orcamento domestico',
		'documentos digitais',
		'guardar documentos',
		'organizar documentos',
	],
	categories: ['organizacao', 'planejamento'],
	page: { href: '/contact', text: 'contato' },
	titles: [
		'Revisão dos seguros da família: por onde começar',
		'A vida mudou? Veja o que atualizar nas apólices',
		'Seguros em ordem: o que rever uma vez por ano',
	],
	headings: {
		what: ['O que é rever os seguros', 'Por que a apólice envelhece'],
		who: ['Quem precisa rever agora', 'Mudanças que pedem atenção'],
		covers: ['As linhas que saem do lugar', 'O que olhar em cada contrato'],
		excludes: ['O que a revisão não conserta', 'Limites de uma atualização'],
		buying: ['Como pedir as mudanças', 'Do aviso ao endosso'],
		price: ['O dinheiro da família na conta', 'Onde se gasta duas vezes'],
		claim: ['Se o sinistro vier antes do aviso', 'Quando a apólice está desatualizada'],
		law: ['O que a lei diz sobre mudanças', 'Avisos, prazos e direitos'],
		mistakes: ['Esquecimentos que custam caro', 'Descuidos de quem deixa para depois'],
	},
	subjects: policyReviewSubjects,
	openings: [
		'A apólice é uma foto da vida no dia em que alguém a assinou. A vida segue, e a foto fica parada na gaveta.',
		'Casa nova, filho, emprego, separação: cada virada mexe em algum contrato. O difícil é lembrar em qual.',
		'Quase toda família paga por algo que já não usa e deixa sem proteção algo que já não vive sem. Uma revisão curta mostra as duas coisas.',
	],
	summary: [
		'Apólice desatualizada é a que mais gera discussão no sinistro.',
		'Endereço, uso do bem, condutores e beneficiários são as linhas que mais envelhecem.',
		'Mudança no meio do contrato se faz por endosso, sem esperar a renovação.',
		'Beneficiário não muda sozinho com casamento, filho ou divórcio.',
		'Serviços repetidos no cartão, no banco e na conta de luz encarecem sem proteger.',
		'Aviso por escrito, com data, é a prova de que você fez a sua parte.',
	],
	facts: {
		what: [
			'Rever os seguros é comparar o que está no papel com a vida de hoje. Não exige conhecimento técnico. Basta uma folha, as apólices e meia hora sem pressa.',
			'Cada contrato guarda respostas antigas: onde você mora, o que faz, quem dirige, quem depende de você. Quando uma delas muda, o risco muda junto. Por isso, a seguradora precisa saber.',
			'Endosso é a correção no meio do caminho. Ele muda endereço, bem, limite ou beneficiário sem fazer outro contrato. O preço pode subir, cair ou ficar igual.',
			'A revisão alcança mais do que seguros. Plano de saúde, previdência, consórcio e assistência do cartão também guardam dados e nomes. Ponha todos na mesma lista.',
		],
		who: [
			'Quem casou, separou ou teve filho no último ano deve começar pelos beneficiários. São eles que recebem, e o nome antigo vale até a troca. O pedido costuma ser gratuito.',
			'Quem mudou de casa ou de trabalho precisa olhar carro e moradia. CEP, garagem e uso diário entram no preço e na aceitação. Um mês de atraso no aviso já é risco.',
			'Quem começou a trabalhar em casa ou por aplicativo mudou o uso dos bens. O contrato comum pode não cobrir a atividade. Informe antes, porque depois a conversa é outra.',
			'Quem cuida de pais idosos costuma herdar contratos que não conhece. Faça a lista junto com eles, com calma. Assinar ou cancelar pede autorização de quem é o titular.',
		],
		covers: [
			'No carro, confira condutor principal, CEP, garagem, uso e limite para terceiros. São as linhas que mais mudam. O valor do veículo se ajusta sozinho em muitos planos; as respostas, não.',
			'Na casa, olhe o valor de reconstrução, o conteúdo e o que você comprou nos últimos anos. Reforma e equipamento novo pedem limite novo. Fotos do antes ajudam depois.',
			'No seguro de vida, leia beneficiários, percentuais e capital. A conta muda com dívida, filho e salário. Percentual que não soma o todo gera dúvida na hora errada.',
			'Em saúde e viagem, veja dependentes, área de cobertura e vencimento do cartão do plano. Filho que faz aniversário pode sair da lista. Pergunte a idade-limite.',
		],
		excludes: [
			'Atualizar hoje não conserta o que já aconteceu. Para o sinistro, vale o contrato do dia do fato. Por isso, o melhor momento de avisar é antes da mudança.',
			'Nem todo pedido de mudança passa. A seguradora pode recusar o novo risco ou pedir vistoria. Se recusar, peça o motivo e cote em outras empresas antes de sair.',
			'Revisar não é contratar mais. Às vezes, o resultado é cortar uma linha e guardar a diferença. A reserva também protege.',
		],
		buying: [
			'Mande um aviso por mudança, com data e número da apólice. Escreva o que era e o que passou a ser. Peça confirmação por e-mail.',
			'Espere o endosso emitido para contar com a nova cobertura. O pedido, sozinho, ainda não é contrato. Confira nome, valor e data de início.',
			'Uma corretora que cuida de vários contratos da família enxerga repetições e buracos. Entregue a lista completa, e não só a apólice que ela vendeu. A comparação fica mais honesta.',
			'Na previdência e na vida em grupo, a troca de beneficiário tem formulário próprio. Procure no site da seguradora ou no setor de pessoal. Guarde a cópia com a data.',
		],
		price: [
			'Some o custo anual de cada proteção, inclusive a que vem na fatura sem nome claro. A lista costuma surpreender. Duas assistências iguais são a economia mais fácil.',
			'Risco menor pode baixar o preço no meio do contrato. Rodar menos, ter garagem ou instalar alarme são exemplos. Peça a conta, mesmo que a diferença pareça pequena.',
			'Aumentar limites custa menos do que muita gente imagina, e a franquia maior compensa parte disso. Peça as duas versões lado a lado. Só depois decida.',
			'Se a mudança encarece o seguro, a diferença vale apenas para os meses que faltam. Antes de assinar, compare com uma apólice nova. Trocar no meio do ano também tem custo.',
		],
		claim: [
			'O sinistro veio antes do aviso? Conte a verdade no relato e diga quando a mudança ocorreu. Esconder o endereço novo piora o que ainda tem conserto.',
			'A seguradora olha se a mudança pesou no dano. Dado velho sem ligação com o fato costuma contar menos do que um uso não declarado. Ainda assim, cada contrato tem a sua regra.',
			'Reúna provas da data: contrato de aluguel, conta de luz, certidão, nota de compra. Elas mostram quando a vida mudou. Mensagens à corretora também contam.',
		],
		law: [
			'Pela [Lei 15.040/2024](lei-do-seguro), o segurado deve comunicar o aumento relevante do risco quando toma conhecimento dele. Esconder de propósito traz risco de perder a garantia. O aviso escrito resolve a maior parte das dúvidas.',
			'Quando o risco diminui de modo relevante, a mesma lei permite pedir a redução do prêmio. Pouca gente usa esse direito. Leve números e datas ao pedido.',
			'O segurado pode trocar o beneficiário, salvo se abriu mão desse direito ou se há obrigação ligada ao seguro. A seguradora precisa saber antes do sinistro. Sem aviso, ela paga a quem está no papel.',
			'Corrigir os próprios dados é direito previsto na [Lei Geral de Proteção de Dados](lgpd). Vale para endereço, nome e contato. O pedido segue pelo canal de privacidade da empresa.',
		],
		mistakes: [
			'Avisar só a corretora por telefone e não guardar nada deixa a mudança sem prova. Mande também por escrito. Uma linha com a data já serve.',
			'Deixar o e-mail antigo no cadastro faz o aviso de atraso sumir. Atualize os contatos antes de qualquer outra linha. Leva um minuto.',
			'Cancelar na pressa e contratar depois abre um intervalo sem cobertura. Inverta a ordem. Primeiro a apólice nova, depois o pedido de saída.',
			'Rever só o que vence agora deixa de lado vida e previdência, que não têm data próxima. São justamente os contratos com nomes de pessoas. Inclua os dois na folha.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['O que mudou', 'Contrato a rever', 'O que pedir'],
			rows: [
				['Endereço', 'Carro e casa', 'Endosso com o novo CEP'],
				['Filho', 'Vida e plano de saúde', 'Beneficiário e dependente'],
				['Separação', 'Vida, carro e casa', 'Nomes, condutor e bens'],
				['Trabalho em casa', 'Residencial', 'Inclusão da atividade'],
				['Aposentadoria', 'Carro, vida e saúde', 'Uso, capital e plano'],
			],
		},
	],
	procedures: [
		{
			angles: ['guide', 'buying', 'cost', 'compare', 'worth', 'coverage', 'mistakes', 'claim', 'rights'],
			heading: 'A revisão em seis passos',
			steps: [
				['Junte tudo.', 'Apólices, planos, faturas e certificados em uma pasta.'],
				['Escreva o que mudou.', 'Endereço, pessoas, bens, trabalho e renda.'],
				['Marque os vencimentos.', 'Uma linha por contrato, em ordem de data.'],
				['Ache as repetições.', 'Assistência e seguro que aparecem duas vezes.'],
				['Peça os endossos.', 'Por escrito, com data e número.'],
				['Confira a resposta.', 'Compare o documento novo com o pedido.'],
			],
		},
	],
	faqs: [
		[
			'De quanto em quanto tempo devo rever os seguros?',
			'Uma vez por ano e sempre que a vida mudar. Casamento, filho, casa e trabalho novo não esperam a renovação.',
		],
		[
			'Endosso custa caro?',
			'Muitos não custam nada, como troca de nome ou de contato. Os que mudam o risco geram diferença de preço, que vale só para o tempo que falta.',
		],
		[
			'Posso mudar o beneficiário sem avisar a pessoa?',
			'Em geral, sim. O segurado escolhe e troca, salvo se abriu mão disso ou se um acordo judicial manda manter. Faça o pedido por escrito.',
		],
		[
			'A corretora faz a revisão por mim?',
			'Ela ajuda a comparar e a pedir as mudanças. As informações, porém, partem de você. Leve a lista do que mudou no ano.',
		],
		[
			'E se eu não souber quais seguros tenho?',
			'Procure na fatura do cartão, no extrato e na folha de pagamento. Depois, pergunte às empresas. O e-mail guarda muitos certificados esquecidos.',
		],
		[
			'Preciso guardar a apólice que já terminou?',
			'Convém, por alguns anos. Um pedido sobre fato antigo usa a apólice daquele tempo. O arquivo digital resolve.',
		],
	],
	warnings: [
		'**Aviso sem data não prova nada.** Mande por e-mail ou aplicativo e guarde a resposta.',
		'**Nome antigo recebe.** Enquanto o beneficiário não muda no papel, é o papel que vale.',
	],
	checks: [
		'As regras sobre mudança de risco e de beneficiário estão na [Lei 15.040/2024](lei-do-seguro). A fiscalização das seguradoras é tarefa da [SUSEP](susep).',
		'Se a empresa ignora o pedido, use o [Consumidor.gov.br](consumidor). A [SUSEP](susep) acompanha as queixas de seguro.',
	],
}
