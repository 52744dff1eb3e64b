<?php

declare(strict_types=1);

namespace Tests\Support;

use ReflectionClass;
use ReflectionMethod;
use Throwable;

/**
 * Finds the tests, runs them one after the other and prints the results.
 *
 * A test is a public method of a class in tests/*Test.php. The comment above it is its entry in the table of test
 * cases: number and sentence, steps, and what is expected. A test without such a comment is refused, so the table
 * can't leave one out.
 */
final class Runner
{
    private const COMMENT = '/^(?<id>[A-Z]{2,3}-\d{2}): (?<sentence>.+?) Steps: (?<steps>.+) Expected: (?<expected>.+)$/';

    /**
     * @param list<string> $words the arguments after "php tests/run.php"
     * @return int 0 if every test passed, otherwise 1
     */
    public static function run(array $words): int
    {
        $tests = self::tests();
        if ($words === ['--list']) {
            $list = array_map(fn (array $test): array => array_diff_key($test, ['method' => 0]), array_values($tests));
            echo json_encode($list, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;

            return 0;
        }
        $unknown = array_diff($words, array_keys($tests));
        if ($unknown !== []) {
            echo 'There is no test ' . implode(', ', $unknown) . '. "php tests/run.php --list" shows all of them.', PHP_EOL;

            return 1;
        }
        $problem = TestDatabase::problem();
        if ($problem !== null) {
            echo $problem, PHP_EOL;

            return 1;
        }
        $chosen = $words === [] ? $tests : array_intersect_key($tests, array_flip($words));
        $start = microtime(true);
        $failed = array_keys(array_filter($chosen, fn (array $test): bool => !self::passes($test)));
        printf(
            "\n%d tests, %d passed, %d failed, in %.0f seconds.\n",
            count($chosen),
            count($chosen) - count($failed),
            count($failed),
            microtime(true) - $start,
        );
        if ($failed !== []) {
            echo 'Failed: ' . implode(', ', $failed), PHP_EOL;
        }

        return $failed === [] ? 0 : 1;
    }

    private static function passes(array $test): bool
    {
        [$class, $method] = $test['method'];
        $start = microtime(true);
        $problem = null;
        $case = new $class();
        try {
            $case->begin();
            $case->$method();
            $case->checkServer();
        } catch (Throwable $error) {
            $problem = $error instanceof Failed ? $error->getMessage() : (string) $error;
        }
        $case->end();
        printf("%s  %-6s  %s (%.1f s)\n", $test['id'], $problem === null ? 'passed' : 'FAILED', $test['sentence'], microtime(true) - $start);
        if ($problem !== null) {
            echo '       ' . str_replace("\n", "\n       ", $problem), PHP_EOL;
        }

        return $problem === null;
    }

    /** @return array<string, array{id: string, sentence: string, steps: string, expected: string, method: array}> by id */
    private static function tests(): array
    {
        $tests = [];
        foreach (glob(dirname(__DIR__) . '/*Test.php') as $file) {
            $class = new ReflectionClass('Tests\\' . basename($file, '.php'));
            foreach ($class->isAbstract() ? [] : $class->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
                if ($method->getDeclaringClass()->getName() !== $class->getName()) {
                    continue;
                }
                $test = self::described($method);
                if (isset($tests[$test['id']])) {
                    throw new \LogicException("Two tests are called {$test['id']}.");
                }
                $tests[$test['id']] = $test + ['method' => [$class->getName(), $method->getName()]];
            }
        }
        ksort($tests);

        return $tests;
    }

    private static function described(ReflectionMethod $method): array
    {
        // The lines of the comment without their stars, as one line.
        $words = trim(preg_replace('~\s*\n\s*\*?/?\s*|^/\*\*|\*/$~', ' ', (string) $method->getDocComment()));
        $words = preg_replace('/\s+/', ' ', $words);
        if (preg_match(self::COMMENT, $words, $part) !== 1) {
            throw new \LogicException("{$method->getName()} needs a comment: number: sentence, Steps: …, Expected: …");
        }

        return array_filter($part, is_string(...), ARRAY_FILTER_USE_KEY);
    }
}
