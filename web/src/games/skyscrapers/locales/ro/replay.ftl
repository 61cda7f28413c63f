# The replay of Skyscrapers, act by act.

sky-replay-act = Acțiunea { $act } din { $count }
sky-replay-acts = Acțiuni
sky-replay-link = Link la acțiunea { $act }
sky-replay-keys = Săgețile schimbă acțiunea, cu Shift jumătate de acțiune. Spațiu redă.
