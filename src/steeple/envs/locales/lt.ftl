# Ko besimokanti programa negali.

no-encoding = Žaidimas { $game } skaičiais neužrašomas: jam nėra kodavimo.
not-an-action = { $action } nėra veiksmas: veiksmai yra sveikieji skaičiai nuo 0 iki { $most }.
masked-action = Veiksmo { $action } ({ $name }) dabar atlikti negalima; kaukė rodo, kuriuos galima.
bad-render-mode = Stalo rodymo būdo „{ $mode }“ nėra. Yra: { $known }.
