import type { Subject } from '../../types.ts'

/** Insurances of persons other than on death alone: accidents, school fees, sport, those who work in the house. */
export const lifeCoverSubjects: readonly Subject[] = [
	{
		words: ['acidentes pessoais', 'acidente pessoal', 'seguro de acidente', 'seguro acidente'],
		label: 'Seguro de acidentes pessoais',
		titles: [
			'Seguro de acidentes pessoais: o que cobre e para quem',
			'Acidentes pessoais: como funciona esse seguro',
			'Seguro de acidentes pessoais ou de vida: a diferença',
		],
		heading: 'Só o acidente, e o acidente inteiro',
		angle: 'buying',
		opening:
			'Uma queda da escada ou um tombo de bicicleta muda o mês de qualquer família. O seguro de acidentes pessoais paga por esses sustos, e só por eles.',
		points: [
			'Acidentes pessoais paga morte e invalidez por acidente; doença fica de fora.',
			'Costuma dispensar exame e custar menos do que o seguro de vida completo. Leia a definição de acidente.',
		],
		facts: [
			'Acidente pessoal, no contrato, é o evento súbito, externo, involuntário e violento, com data certa. Dele precisa resultar, sozinho, a lesão ou a morte. Queda, colisão e afogamento entram; infarto e derrame, em regra, não.',
			'As coberturas comuns são morte acidental e invalidez permanente, total ou parcial. Outras se somam: despesas médicas, diária por internação e fratura. Cada linha tem o seu capital.',
			'Na invalidez parcial, o pagamento segue uma tabela de percentuais. A perda do uso de um dedo vale menos do que a de uma mão. Peça a tabela antes de assinar e confira a do seu ofício.',
			'O seguro de acidentes pessoais costuma dispensar exame e declaração longa de saúde. Por isso, atende quem tem dificuldade de contratar vida. Em troca, não ajuda se a causa for doença.',
			'Lesão por esforço repetido e hérnia costumam ficar fora, porque não têm um dia certo. O mesmo vale para complicação de cirurgia sem acidente. A lista de exclusões traz esses nomes.',
			'Há planos por prazo curto: excursão, curso, evento, obra ou ano letivo. Escolas e clubes usam muito o formato. Nesse caso, cada participante tem direito a conhecer as condições.',
			'Depois do acidente, vá ao médico no mesmo dia e conte como foi. Prontuário, boletim e fotos ligam a lesão ao fato. Sem essa ligação, a perícia pode discordar.',
		],
		procedure: {
			heading: 'Depois do acidente: seis cuidados',
			steps: [
				['Procure atendimento.', 'O prontuário do primeiro dia é a melhor prova.'],
				['Registre o fato.', 'Boletim, comunicação interna ou testemunhas.'],
				['Comunique cedo à seguradora.', 'Mesmo sem saber se haverá sequela.'],
				['Guarde as notas.', 'Remédio, exame e fisioterapia, se houver essa linha.'],
				['Espere a alta.', 'A invalidez se mede quando o tratamento termina.'],
				['Confira o percentual.', 'Compare o laudo com a tabela da apólice.'],
			],
		},
		faqs: [
			[
				'Qual é a diferença para o seguro de vida?',
				'O de vida paga por morte de qualquer causa coberta, inclusive doença. O de acidentes pessoais paga só quando a causa é um acidente, e por isso custa menos.',
			],
			[
				'Infarto ao volante conta como acidente?',
				'Se a morte veio do infarto, em regra não conta. Se a colisão causou a lesão, pode contar. O laudo médico decide a ordem dos fatos.',
			],
			[
				'O seguro paga fratura que sarou?',
				'Só se houver linha para fratura, despesas médicas ou dias parados. A de invalidez pede uma sequela permanente.',
			],
		],
	},
	{
		words: ['educacional', 'mensalidade escolar', 'mensalidades escolares', 'mensalidade da escola', 'seguro escolar'],
		label: 'Seguro educacional',
		titles: [
			'Seguro educacional: a escola paga se a renda falta',
			'Seguro educacional: como funciona e o que conferir',
			'Seguro educacional vale a pena? O que ele cobre',
		],
		heading: 'A mensalidade que não pode parar',
		angle: 'buying',
		incidental: ['mensalidade'],
		opening:
			'Quando falta quem paga a escola, a criança perde também a turma e a rotina. O seguro educacional existe para que o boleto siga em dia por um tempo.',
		points: [
			'O seguro educacional paga mensalidades se o responsável morre, fica inválido ou perde a renda.',
			'Veja por quanto tempo ele paga, quem é o responsável indicado e se vale em outra escola.',
		],
		facts: [
			'O seguro educacional é um seguro de pessoas ligado ao estudo. Se o responsável financeiro morre ou fica inválido, ele paga as mensalidades do período contratado. Pode ir até o fim do ano, do ciclo ou da faculdade.',
			'Desemprego aparece como cobertura extra, com espera e poucas parcelas. Em geral, vale para quem tem carteira assinada e foi demitido sem justa causa. Autônomo costuma ter, no lugar, a incapacidade temporária.',
			'Muitas escolas contratam o seguro em grupo e o embutem na mensalidade. A família tem direito ao certificado, com coberturas e limites. Peça esse papel na matrícula.',
			'O responsável indicado é quem conta, e nem sempre é quem paga. Se a mãe paga e o contrato traz o pai, a cobertura segue o nome escrito. Corrija antes de precisar.',
			'Alguns planos protegem também o aluno: acidente na escola, aulas de reforço na internação e traslado. São linhas pequenas e úteis. Leia se valem no trajeto e na excursão.',
			'Trocou de escola? O seguro do colégio costuma ficar lá. Já o contratado pela família pode acompanhar o aluno. A indenização pode ir à escola ou ao responsável, conforme o contrato.',
			'Ponha ao lado um seguro de vida com capital parecido. O capital livre paga escola e tudo mais; o educacional tem destino certo. Para quem teme o uso errado do dinheiro, isso é vantagem.',
		],
		procedure: {
			heading: 'Faça a conta da escola',
			steps: [
				['Some os anos que faltam.', 'Até o fim do ciclo ou da faculdade.'],
				['Inclua os extras.', 'Material, transporte, uniforme e alimentação.'],
				['Consulte a secretaria.', 'Veja se a escola já tem um seguro em grupo.'],
				['Confira o responsável.', 'Nome e CPF de quem sustenta a mensalidade.'],
				['Compare com o de vida.', 'Mesmo valor, mesmo prazo, dois preços.'],
				['Guarde junto da matrícula.', 'Quem cuida da criança deve saber onde está.'],
			],
		},
		faqs: [
			[
				'O seguro educacional cobre inadimplência?',
				'Não é para isso. Ele paga quando ocorre um evento previsto, como morte, invalidez ou, se contratado, desemprego. Atraso por aperto comum não entra.',
			],
			[
				'Serve para faculdade?',
				'Serve, se o contrato prevê o curso e a idade do aluno. Há planos até a formatura e planos por ano letivo.',
			],
			[
				'A escola pode obrigar a contratar?',
				'Impor um produto para vender outro é prática vedada pelo Código de Defesa do Consumidor. Pergunte se o seguro é opcional e peça a resposta por escrito.',
			],
		],
	},
	{
		words: ['atleta', 'maratona', 'meia maratona', 'corrida de rua', 'corridas de rua', 'triatl', 'prova esportiva'],
		label: 'Seguro para atletas amadores',
		titles: [
			'Seguro para atletas amadores: treino, prova e lesão',
			'Maratona e treino: que seguro protege o atleta amador',
			'Atleta amador: o seguro da corrida e da inscrição',
		],
		heading: 'Do treino de sábado à linha de chegada',
		angle: 'buying',
		opening:
			'Quem corre maratona por prazer treina como gente séria e se machuca como tal. O seguro do atleta amador se monta com peças de contratos diferentes.',
		points: [
			'O atleta amador combina acidentes pessoais, dias parados e, fora da cidade, seguro viagem.',
			'A inscrição da maratona pode trazer um seguro: leia o que ele cobre e por quantas horas.',
		],
		facts: [
			'Muitas provas incluem um seguro de acidentes pessoais na inscrição. Ele costuma valer da largada à chegada, com capital modesto. Leia o regulamento e guarde o número da apólice antes da maratona.',
			'Mal súbito na corrida não é, em regra, acidente pessoal. Infarto, desidratação e câimbra podem ficar fora desse seguro. Quem quer essa proteção olha o seguro de vida e o plano de saúde.',
			'Torção, fratura e queda são acidente. Já a tendinite e a fratura por estresse vêm do esforço repetido e costumam ser excluídas. A palavra súbito, no contrato, faz toda a diferença.',
			'Para o atleta que vive do próprio trabalho, o que dói é ficar parado. A diária por incapacidade temporária repõe renda depois da franquia. Confira se a prática esportiva está aceita.',
			'A [Lei 15.040/2024](lei-do-seguro) não deixa negar o capital de morte ou incapacidade só porque o fato veio da prática de esporte. Ainda assim, responda se a proposta perguntar. Competir com prêmio em dinheiro pode mudar a classificação.',
			'Maratona em outro país pede seguro viagem com esporte amador incluído. Alguns planos excluem competição, mesmo sem prêmio. Peça por escrito que a sua prova está coberta.',
			'Relógio, bicicleta e tênis não entram no seguro da pessoa. A bicicleta tem apólice própria. Já o tênis gasto, claro, fica por conta do dono.',
		],
		procedure: {
			heading: 'Antes da próxima prova',
			steps: [
				['Leia o regulamento.', 'Seguro da inscrição, horário e capital.'],
				['Faça a avaliação médica.', 'Ela protege você e prova o cuidado.'],
				['Confira as suas apólices.', 'Vida, acidentes e plano de saúde: o esporte aparece?'],
				['Cuide da viagem.', 'Seguro com competição amadora, se for em outro lugar.'],
				['Leve a identificação.', 'Tipo sanguíneo, alergias e contato no número de peito.'],
				['Registre o acidente.', 'Posto médico da prova, hora e testemunhas.'],
			],
		},
		faqs: [
			[
				'O seguro de vida cobre morte em maratona?',
				'Em regra, sim, se o contrato está em vigor e a proposta foi respondida com verdade. A lei impede a recusa só por causa do esporte.',
			],
			[
				'O seguro da inscrição paga o hospital?',
				'Só se houver linha de despesas médicas, com limite. Muitas vezes, ele cobre apenas morte e invalidez por acidente.',
			],
			[
				'Grupo de corrida pode contratar um seguro?',
				'Sim, e é comum. Assessorias e clubes fazem acidentes pessoais em grupo, com lista de participantes. Cada um deve receber o certificado.',
			],
		],
	},
	{
		words: ['domestic', 'empregada', 'diarista', 'baba', 'cuidadora'],
		label: 'Seguro para empregada doméstica',
		titles: [
			'Seguro para empregada doméstica: o que oferecer',
			'Empregada doméstica: INSS, acidentes e seguro de vida',
			'Seguro para doméstica: o que a lei já cobre',
		],
		heading: 'Quem trabalha na casa também se protege',
		angle: 'buying',
		opening:
			'Quem limpa, cozinha e cuida de crianças trabalha perto do fogão, da escada e da rua. A lei já dá uma proteção à empregada doméstica; o seguro privado completa o resto.',
		points: [
			'A guia da doméstica já inclui o seguro de acidentes do trabalho, de caráter público.',
			'Acidentes pessoais e vida são opcionais, custam pouco e pagam além do INSS. Diarista também pode ter.',
		],
		facts: [
			'A [Lei Complementar 150/2015](trabalho-domestico) trata do emprego doméstico. Na guia mensal, o patrão recolhe INSS, fundo de garantia e 0,8% para o seguro contra acidentes do trabalho. Esse último é público e não se confunde com apólice privada.',
			'O seguro privado é um benefício que a família escolhe dar. Acidentes pessoais paga morte e invalidez por acidente, dentro e fora do serviço, conforme o plano. Vida inclui também a morte por doença.',
			'É doméstica, para a lei, quem trabalha mais de dois dias por semana na mesma casa, de forma contínua. A diarista, abaixo disso, recolhe por conta própria. Ela pode contratar um plano individual, com diária por incapacidade.',
			'Se a empregada doméstica se acidenta no trabalho, o patrão deve comunicar pela CAT e ajudar no atendimento. O seguro privado não substitui esse dever. Guarde o número da comunicação e os recibos.',
			'O seguro residencial pode ter uma linha de responsabilidade civil para empregados da casa. Ela responde quando a culpa é do patrão, como na escada quebrada. Pergunte se essa extensão existe e até que valor.',
			'Quem contrata para a doméstica não vira dono do seguro. Ela indica os beneficiários e recebe o certificado. Entregue uma cópia e anote a data.',
			'Descontar o seguro do salário pede acordo por escrito. Em algumas cidades, a convenção da categoria prevê seguro de vida. Consulte o sindicato da região antes de escolher o capital.',
		],
		procedure: {
			heading: 'Como oferecer o seguro, sem tropeço',
			steps: [
				['Regularize o registro.', 'A guia em dia é a base de qualquer proteção.'],
				['Veja a convenção.', 'O sindicato diz se há seguro previsto.'],
				['Escolha a cobertura.', 'Acidentes, vida ou os dois, com funeral.'],
				['Deixe a pessoa indicar.', 'Beneficiários com nome, CPF e percentual.'],
				['Entregue o certificado.', 'Com telefone da central e recibo assinado.'],
				['Revise a casa.', 'Escada, tomada, produto de limpeza e janela.'],
			],
		},
		faqs: [
			[
				'Sou obrigado a fazer seguro para a empregada doméstica?',
				'O seguro público de acidentes já vem na guia mensal. O privado é opcional, salvo se a convenção coletiva da região o exigir.',
			],
			[
				'A diarista tem direito ao seguro da guia?',
				'Não, porque não há vínculo de emprego. Ela pode contribuir ao INSS por conta própria e contratar acidentes pessoais.',
			],
			[
				'O seguro da casa cobre acidente da doméstica?',
				'Só se houver cobertura de responsabilidade civil que inclua empregados. Ela depende de culpa do patrão e tem limite.',
			],
		],
	},
]
