-- Why a session was ended from elsewhere; its row stays so that the device that still has it can be told. NULL while it is open.
ALTER TABLE sessions ADD COLUMN ended TEXT;
