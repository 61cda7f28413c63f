# Mikä turnauksessa voi mennä pieleen.

no-program = Ohjelmaa { $program } ei ole.
no-ledger = Tuloksia ei voi tallentaa tiedostoon { $file }: { $problem }
other-tournament = Tiedostossa { $file } on toisen turnauksen tulokset.
program-failed = Ohjelmaa ei voitu käynnistää: { $problem }
program-ended = Ohjelma päättyi kesken pelin.
program-slow = Ohjelma ei vastannut { $seconds } sekunnin kuluessa.
program-nonsense = Ohjelman vastaus ei ole siirto.
