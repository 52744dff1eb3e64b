<?php

declare(strict_types=1);

namespace App;

use PDO;
use PDOException;
use PDOStatement;
use Throwable;

/**
 * The connection to MariaDB or MySQL. SQL and values are always sent separately (prepared statements), so no value
 * can become part of a command.
 */
final class Database
{
    private static ?PDO $pdo = null;

    private static function pdo(): PDO
    {
        if (self::$pdo === null) {
            $source = sprintf(
                'mysql:host=%s;port=%s;dbname=%s;charset=utf8mb4',
                config('db_host'),
                config('db_port'),
                config('db_name'),
            );
            self::$pdo = new PDO($source, config('db_user'), config('db_pass'), [
                PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
                PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
                PDO::ATTR_EMULATE_PREPARES => false, // the database itself prepares the statement
            ]);
            // The database keeps the same time as PHP and refuses a value that doesn't fit its column.
            self::$pdo->exec("SET time_zone = '" . date('P') . "', sql_mode = 'STRICT_ALL_TABLES,ONLY_FULL_GROUP_BY'");
            if (config('now') !== '') {
                self::$pdo->exec('SET timestamp = ' . Clock::now()); // NOW() and CURDATE() stop too
            }
        }

        return self::$pdo;
    }

    /** Runs one statement with its values. */
    public static function run(string $sql, array $values = []): PDOStatement
    {
        $statement = self::pdo()->prepare($sql);
        $statement->execute($values);

        return $statement;
    }

    /** @return list<array<string, mixed>> */
    public static function rows(string $sql, array $values = []): array
    {
        return self::run($sql, $values)->fetchAll();
    }

    /** @return array<string, mixed>|null */
    public static function row(string $sql, array $values = []): ?array
    {
        return self::run($sql, $values)->fetch() ?: null;
    }

    /** The first column of the first row. */
    public static function value(string $sql, array $values = []): mixed
    {
        return self::run($sql, $values)->fetchColumn();
    }

    /**
     * The first column as keys and the second as values, for the options of a select.
     *
     * @return array<int|string, string>
     */
    public static function pairs(string $sql, array $values = []): array
    {
        return self::run($sql, $values)->fetchAll(PDO::FETCH_KEY_PAIR);
    }

    /** Adds a row and returns its id. Table and column names are always written in our code. */
    public static function insert(string $table, array $row): int
    {
        $columns = implode(', ', array_keys($row));
        $marks = implode(', ', array_fill(0, count($row), '?'));
        self::run("INSERT INTO $table ($columns) VALUES ($marks)", array_values($row));

        return (int) self::pdo()->lastInsertId();
    }

    /** Changes the row with this id. */
    public static function update(string $table, int $id, array $row): void
    {
        $changes = implode(', ', array_map(fn ($column) => "$column = ?", array_keys($row)));
        self::run("UPDATE $table SET $changes WHERE id = ?", [...array_values($row), $id]);
    }

    /**
     * Stores everything that happens inside, or nothing. When two transactions wait for each other (a deadlock),
     * the database ends one of them, which is then run again.
     */
    public static function transaction(callable $work, int $triesLeft = 3): mixed
    {
        $pdo = self::pdo();
        $pdo->beginTransaction();
        try {
            $result = $work();
            $pdo->commit();

            return $result;
        } catch (Throwable $error) {
            if ($pdo->inTransaction()) {
                $pdo->rollBack();
            }
            $isDeadlock = $error instanceof PDOException && ($error->errorInfo[1] ?? 0) === 1213;
            if ($isDeadlock && $triesLeft > 1) {
                return self::transaction($work, $triesLeft - 1);
            }
            throw $error;
        }
    }

    /** Whether the database refused because the value of a unique column is already there. */
    public static function isDuplicate(PDOException $error): bool
    {
        return ($error->errorInfo[1] ?? 0) === 1062;
    }

    /** Whether the database refused to delete a row because other rows refer to it. */
    public static function isInUse(PDOException $error): bool
    {
        return ($error->errorInfo[1] ?? 0) === 1451;
    }

    /** A search text for LIKE, in which % and _ are ordinary characters. */
    public static function like(string $text): string
    {
        return '%' . addcslashes($text, '%_\\') . '%';
    }
}
