<?php

declare(strict_types=1);

namespace Tests\Support;

use PDO;

/** A database for tests only. It is made from the two files of database/ and dropped at the end. */
final class TestDatabase
{
    private readonly PDO $pdo;

    public static function name(): string
    {
        $name = config('test_db_name');
        // Every test throws this database away: it must never be the one of the application.
        if ($name === config('db_name') || preg_match('/^\w*test\w*$/D', $name) !== 1) {
            throw new \LogicException("\"$name\" cannot be the test database: its name must contain \"test\".");
        }

        return $name;
    }

    /** Why a test database can't be made here, in a sentence; null if it can. */
    public static function problem(): ?string
    {
        try {
            self::drop();

            return null;
        } catch (\LogicException $refusal) {
            return $refusal->getMessage();
        } catch (\PDOException $error) {
            return 'The database cannot be used. Is MySQL running, are the values in app/config.php right, and may '
                . 'this user make databases? It says: ' . $error->getMessage();
        }
    }

    /** Creates the database again, with the sample data of the day $now. */
    public static function make(string $now): self
    {
        $name = self::name();
        self::drop();
        self::connect()->exec("CREATE DATABASE `$name` CHARACTER SET utf8mb4");
        $database = new self($name);
        $database->pdo->exec("SET time_zone = '" . date('P') . "', timestamp = " . strtotime($now));
        $database->import('schema.sql');
        $database->import('seed.sql');
        $database->pdo->exec('SET timestamp = DEFAULT');

        return $database;
    }

    public static function drop(): void
    {
        self::connect()->exec('DROP DATABASE IF EXISTS `' . self::name() . '`');
    }

    private function __construct(string $name)
    {
        $this->pdo = self::connect($name);
    }

    public function import(string $file): void
    {
        $sql = file_get_contents(dirname(__DIR__, 2) . '/database/' . $file);
        foreach (preg_split('/;\s*\n/', $sql) as $statement) {
            if (trim($statement) !== '') {
                $this->pdo->exec($statement);
            }
        }
    }

    /** Runs one statement with its values and returns the rows, if it gives any. */
    public function run(string $sql, array $values = []): array
    {
        $statement = $this->pdo->prepare($sql);
        $statement->execute($values);

        return $statement->columnCount() === 0 ? [] : $statement->fetchAll(PDO::FETCH_ASSOC);
    }

    /** The first column of the first row, as text. */
    public function value(string $sql, array $values = []): string
    {
        $row = $this->run($sql, $values)[0] ?? throw new Failed("Nothing was found by: $sql");

        return (string) array_values($row)[0];
    }

    /** Runs statements in a transaction that stays open, with its locks, until commit(). */
    public function begin(): void
    {
        $this->pdo->beginTransaction();
    }

    public function commit(): void
    {
        $this->pdo->commit();
    }

    /** Releases the locks that a failed test may still hold; otherwise the database could not be dropped. */
    public function letGo(): void
    {
        if ($this->pdo->inTransaction()) {
            $this->pdo->rollBack();
        }
    }

    /** Returns as soon as the application waits for a row that this test's transaction has locked. */
    public function waitUntilSomebodyWaits(): void
    {
        for ($i = 0; $i < 200; $i++) {
            $waiting = $this->value(
                "SELECT COUNT(*) FROM information_schema.innodb_trx x
                 JOIN information_schema.processlist p ON p.id = x.trx_mysql_thread_id
                 WHERE x.trx_state = 'LOCK WAIT' AND p.db = DATABASE()",
            );
            if ($waiting !== '0') {
                return;
            }
            usleep(150_000); // the server refreshes this table only ten times a second
        }
        throw new Failed('The application did not wait for the row that is locked.');
    }

    private static function connect(string $database = ''): PDO
    {
        $source = sprintf('mysql:host=%s;port=%s;charset=utf8mb4', config('db_host'), config('db_port'));

        return new PDO($source . ($database === '' ? '' : ";dbname=$database"), config('db_user'), config('db_pass'), [
            PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
            PDO::ATTR_EMULATE_PREPARES => false,
        ]);
    }
}
