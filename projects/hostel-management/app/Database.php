<?php

declare(strict_types=1);

namespace App;

use PDO;
use PDOException;
use PDOStatement;

/**
 * The connection to MariaDB or MySQL. SQL and values are always sent separately (prepared statements), so no value
 * can become part of a command.
 */
final class Database
{
    private static ?PDO $pdo = null;

    public static function pdo(): PDO
    {
        if (self::$pdo === null) {
            $dsn = sprintf(
                'mysql:host=%s;port=%s;dbname=%s;charset=utf8mb4',
                config('db_host'),
                config('db_port'),
                config('db_name'),
            );
            self::$pdo = new PDO($dsn, config('db_user'), config('db_pass'), [
                PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
                PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
                PDO::ATTR_EMULATE_PREPARES => false,
            ]);
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

    /** Adds a row and returns its id. Table and column names come from our code, never from a visitor. */
    public static function insert(string $table, array $row): int
    {
        $columns = implode(', ', array_keys($row));
        $marks = implode(', ', array_map(fn ($column) => ':' . $column, array_keys($row)));
        self::run("INSERT INTO $table ($columns) VALUES ($marks)", $row);

        return (int) self::pdo()->lastInsertId();
    }

    /** Changes the row with this id. */
    public static function update(string $table, int $id, array $row): void
    {
        $changes = implode(', ', array_map(fn ($column) => "$column = :$column", array_keys($row)));
        self::run("UPDATE $table SET $changes WHERE id = :id", $row + ['id' => $id]);
    }

    /**
     * Stores everything that happens inside or, if anything throws, nothing. When two transactions wait for each
     * other (a deadlock), the database ends one of them, which is then run again.
     */
    public static function transaction(callable $work, int $triesLeft = 3): mixed
    {
        $pdo = self::pdo();
        $pdo->beginTransaction();
        try {
            $result = $work();
            $pdo->commit();

            return $result;
        } catch (\Throwable $error) {
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

    /** True if the database refused a row because a unique value is already there. */
    public static function isDuplicate(PDOException $error): bool
    {
        return ($error->errorInfo[1] ?? 0) === 1062;
    }

    /** True if the database refused to delete a row because other rows refer to it. */
    public static function isInUse(PDOException $error): bool
    {
        return ($error->errorInfo[1] ?? 0) === 1451;
    }

    /** Text for LIKE in which the visitor's own % and _ are ordinary characters. */
    public static function like(string $text): string
    {
        return '%' . addcslashes($text, '%_\\') . '%';
    }
}
